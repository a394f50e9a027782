import QuartziteUIFoundation

/// The stack of contexts that a thread draws into, with the current one last.
package final class GraphicsStack {
    private struct Entry {
        var context: CGContext?
        /// A closure that creates the context when something is drawn; nil after its call.
        var make: (() -> CGContext?)?
        var scale: CGFloat
    }

    private var entries: [Entry] = []

    /// The stack of the calling thread.
    package static var current: GraphicsStack {
        let storage = Thread.current.threadDictionary
        if let stack = storage["GraphicsStack"] as? GraphicsStack { return stack }
        let stack = GraphicsStack()
        storage["GraphicsStack"] = stack
        return stack
    }

    /// The current context; nil outside drawing.
    var context: CGContext? {
        guard let last = entries.indices.last else { return nil }
        if let make = entries[last].make {
            entries[last].make = nil
            entries[last].context = make()
        }
        return entries[last].context
    }

    /// Pixels per point of the current context.
    var scale: CGFloat { entries.last?.scale ?? 1 }

    package func push(_ context: CGContext, scale: CGFloat) {
        entries.append(Entry(context: context, make: nil, scale: scale))
    }

    /// Pushes a context that is created only if something is drawn.
    package func push(scale: CGFloat, making make: @escaping () -> CGContext?) {
        entries.append(Entry(context: nil, make: make, scale: scale))
    }

    /// Removes the current context and returns it; nil if it was never created.
    @discardableResult
    package func pop() -> CGContext? { entries.popLast()?.context }
}

extension CGContext {
    /// Creates a bitmap context for UIKit drawing, transparent or, if opaque, black; nil for invalid sizes.
    package static func picture(size: CGSize, scale: CGFloat, isOpaque: Bool = false) -> CGContext? {
        guard let (width, height) = pixels(of: size, scale: scale) else { return nil }
        let bitmap = Bitmap(width: width, height: height)
        if isOpaque { bitmap.clear(0xff00_0000) }
        return CGContext(bitmap: bitmap, scale: scale, flipped: true)
    }

    /// Creates a transparent context that records the drawing of a layer; nil for invalid sizes.
    package static func recording(size: CGSize, scale: CGFloat) -> CGContext? {
        guard let (width, height) = pixels(of: size, scale: scale) else { return nil }
        return CGContext(recordingWidth: width, height: height, scale: scale, flipped: true)
    }

    /// Returns the size in pixels of a picture; nil if there can be none.
    ///
    /// A line on standard error says so if the picture is too large.
    fileprivate static func pixels(of size: CGSize, scale: CGFloat) -> (width: Int, height: Int)? {
        let width = (size.width * scale).rounded(.up)
        let height = (size.height * scale).rounded(.up)
        guard width >= 1, height >= 1, width.isFinite, height.isFinite else { return nil }
        if let excess = excess(of: size, scale: scale) {
            Notices.report("quartzite: \(excess)")
            return nil
        }
        return (Int(width), Int(height))
    }

    /// Returns why a picture is too large to be drawn; nil if it is not.
    package static func excess(of size: CGSize, scale: CGFloat) -> String? {
        let width = (size.width * scale).rounded(.up)
        let height = (size.height * scale).rounded(.up)
        guard width >= 1, height >= 1, width.isFinite, height.isFinite else { return nil }
        if width <= 16_384, height <= 16_384, CGImage.isAllowed(width: Int(width), height: Int(height)) { return nil }
        let pixels = [width, height].map { $0 < 1e15 ? "\(Int($0))" : "\($0)" }.joined(separator: " x ")
        return "a picture of \(pixels) pixels is not drawn; the limits are 16384 pixels a side and 64 megapixels"
    }
}

extension CGImage {
    /// Creates a picture of the text in a view's bounds, drawn when it is first shown; nil for invalid sizes.
    package static func picture(of bounds: CGRect, scale: CGFloat, text: LabelDrawing) -> CGImage? {
        guard let (width, height) = CGContext.pixels(of: bounds.size, scale: scale) else { return nil }
        return CGImage(width: width, height: height, in: SceneContext.current.pictures) {
            let context = CGContext(bitmap: Bitmap(width: width, height: height), scale: scale, flipped: true)
            context.translateBy(x: -bounds.minX, y: -bounds.minY)
            text.draw(in: context)
            return context.bitmap
        }
    }
}
