/// What a layer shows in its bounds.
package enum LayerContents {
    case none
    case image(CGImage)
    /// Half-way from one picture to another; nil pictures are transparent.
    indirect case crossFade(from: CGImage?, to: CGImage?, fraction: Double)
    /// Kept for the owner, drawn as nothing.
    case other(Any)

    package init(_ object: Any?) {
        switch object {
        case nil: self = .none
        case let image as CGImage: self = .image(image)
        case let contents as LayerContents: self = contents
        case let other?: self = .other(other)
        }
    }

    package var object: Any? {
        switch self {
        case .none: nil
        case .image(let image): image
        case .crossFade(let from, let to, let fraction): fraction < 0.5 ? from : to
        case .other(let object): object
        }
    }

    package var image: CGImage? { object as? CGImage }

    package func isSame(as other: LayerContents) -> Bool {
        switch (self, other) {
        case (.none, .none): true
        case (.image(let a), .image(let b)): a === b
        default: false
        }
    }
}
