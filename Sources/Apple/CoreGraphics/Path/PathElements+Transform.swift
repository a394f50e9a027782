import Foundation

extension PathElements {
    package mutating func append(_ other: PathElements, transform: CGAffineTransform = .identity) {
        if isEmpty && transform.isIdentity {
            self = other
        } else {
            append(other) { $0.applying(transform) }
        }
    }

    package func applying(_ transform: CGAffineTransform) -> PathElements {
        var result = PathElements()
        result.append(self, transform: transform)
        return result
    }
}
