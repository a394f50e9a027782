/// The rest of a key path after the property: one component of a point, rectangle or transform (layers.md §5).
package enum StructComponent: Hashable {
    case x, y, width, height
    case origin, originX, originY, size, sizeWidth, sizeHeight
    case transform(TransformComponent)

    package init?(_ path: Substring) {
        switch path {
        case "x", "dx": self = .x
        case "y", "dy": self = .y
        case "width": self = .width
        case "height": self = .height
        case "origin": self = .origin
        case "origin.x": self = .originX
        case "origin.y": self = .originY
        case "size": self = .size
        case "size.width": self = .sizeWidth
        case "size.height": self = .sizeHeight
        default:
            guard let component = TransformComponent(path) else { return nil }
            self = .transform(component)
        }
    }
}

extension AnimatableValue {
    /// The component; nil if the value has no such part.
    package subscript(component: StructComponent) -> AnimatableValue? {
        switch (self, component) {
        case (.point(let p), .x): .number(p.x)
        case (.point(let p), .y): .number(p.y)
        case (.vector(let v), .x): .number(v.dx)
        case (.vector(let v), .y): .number(v.dy)
        case (.size(let s), .width): .number(s.width)
        case (.size(let s), .height): .number(s.height)
        case (.rect(let r), .origin): .point(r.origin)
        case (.rect(let r), .originX), (.rect(let r), .x): .number(r.origin.x)
        case (.rect(let r), .originY), (.rect(let r), .y): .number(r.origin.y)
        case (.rect(let r), .size): .size(r.size)
        case (.rect(let r), .sizeWidth), (.rect(let r), .width): .number(r.size.width)
        case (.rect(let r), .sizeHeight), (.rect(let r), .height): .number(r.size.height)
        case (.transform(let t), .transform(let part)): t.value(of: part)
        default: nil
        }
    }

    /// Returns the value with one component replaced; unchanged if the component or its type does not fit.
    package func replacing(_ component: StructComponent, with value: AnimatableValue) -> AnimatableValue {
        switch (self, component, value) {
        case (.point(let p), .x, .number(let n)): .point(CGPoint(x: n, y: p.y))
        case (.point(let p), .y, .number(let n)): .point(CGPoint(x: p.x, y: n))
        case (.vector(let v), .x, .number(let n)): .vector(CGVector(dx: n, dy: v.dy))
        case (.vector(let v), .y, .number(let n)): .vector(CGVector(dx: v.dx, dy: n))
        case (.size(let s), .width, .number(let n)): .size(CGSize(width: n, height: s.height))
        case (.size(let s), .height, .number(let n)): .size(CGSize(width: s.width, height: n))
        case (.rect(let r), .origin, .point(let p)): .rect(CGRect(origin: p, size: r.size))
        case (.rect(let r), .size, .size(let s)): .rect(CGRect(origin: r.origin, size: s))
        case (.rect(let r), .originX, .number(let n)), (.rect(let r), .x, .number(let n)):
            .rect(CGRect(origin: CGPoint(x: n, y: r.origin.y), size: r.size))
        case (.rect(let r), .originY, .number(let n)), (.rect(let r), .y, .number(let n)):
            .rect(CGRect(origin: CGPoint(x: r.origin.x, y: n), size: r.size))
        case (.rect(let r), .sizeWidth, .number(let n)), (.rect(let r), .width, .number(let n)):
            .rect(CGRect(origin: r.origin, size: CGSize(width: n, height: r.size.height)))
        case (.rect(let r), .sizeHeight, .number(let n)), (.rect(let r), .height, .number(let n)):
            .rect(CGRect(origin: r.origin, size: CGSize(width: r.size.width, height: n)))
        case (.transform(let t), .transform(let part), _): .transform(t.replacing(part, with: value))
        default: self
        }
    }
}
