/// The contents of a layer.
package enum LayerContents {
    case none
    case image(CGImage)
    /// A cross-fade from one image to another; a nil image is transparent.
    indirect case crossFade(from: CGImage?, to: CGImage?, fraction: Double)
    /// An object that is stored but not drawn.
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
