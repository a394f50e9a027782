import QuartzCore

/// The contexts a thread draws into, the innermost last.
final class GraphicsStack {
    private struct Entry {
        var context: CGContext?
        /// Makes the context when something is drawn; nil once that is done.
        var make: (() -> CGContext?)?
        var scale: CGFloat
    }

    private var entries: [Entry] = []

    /// The calling thread's stack.
    static var current: GraphicsStack {
        let storage = Thread.current.threadDictionary
        if let stack = storage["GraphicsStack"] as? GraphicsStack { return stack }
        let stack = GraphicsStack()
        storage["GraphicsStack"] = stack
        return stack
    }

    /// What drawing goes to now; nil outside drawing.
    var context: CGContext? {
        guard let last = entries.indices.last else { return nil }
        if let make = entries[last].make {
            entries[last].make = nil
            entries[last].context = make()
        }
        return entries[last].context
    }

    /// Pixels per point of the innermost picture.
    var scale: CGFloat { entries.last?.scale ?? 1 }

    func push(_ context: CGContext, scale: CGFloat) {
        entries.append(Entry(context: context, make: nil, scale: scale))
    }

    /// Pushes a context that is made only if something is drawn.
    func push(scale: CGFloat, making make: @escaping () -> CGContext?) {
        entries.append(Entry(context: nil, make: make, scale: scale))
    }

    /// Leaves the innermost context; what was drawn on it, if anything was.
    @discardableResult
    func pop() -> CGContext? { entries.popLast()?.context }
}

extension CGContext {
    /// A transparent (or black, if opaque) picture for UIKit drawing; nil for sizes that cannot be.
    static func picture(size: CGSize, scale: CGFloat, isOpaque: Bool = false) -> CGContext? {
        let width = (size.width * scale).rounded(.up)
        let height = (size.height * scale).rounded(.up)
        guard width >= 1, height >= 1, width <= 16_384, height <= 16_384,
            CGImage.isAllowed(width: Int(width), height: Int(height))
        else { return nil }
        let bitmap = Bitmap(width: Int(width), height: Int(height))
        if isOpaque { bitmap.clear(0xff00_0000) }
        return CGContext(bitmap: bitmap, scale: scale, flipped: true)
    }
}
