import Foundation

/// A bitmap drawing context with a graphics state.
///
/// Device space has its origin at the bottom left of the bitmap, y up; row 0 of the memory is the top row. User space
/// initially equals device space if the context was created by the public initialiser; in contexts created for UIKit it
/// is initially flipped and scaled (drawing.md, section 6). A context must not be used by two threads at once.
public final class CGContext {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The number of bytes from one row of ``data`` to the next.
    public let bytesPerRow: Int
    /// The alpha and byte order of ``data``.
    public let bitmapInfo: CGBitmapInfo
    /// The colour space of ``data``.
    public let colorSpace: CGColorSpace?
    private let space: CGColorSpace
    private let format: PixelFormat?

    /// The pixels; nil until somebody needs those of a drawing that is only recorded.
    private var drawn: Bitmap?
    /// The drawing so far; nil if the context draws at once.
    private var record: DrawingRecord?
    /// The memory that ``data`` exposes; nil until it is first read.
    private var memory: ContextMemory?
    let base: GraphicsState
    private let rasterizer = PathRasterizer()
    var state: GraphicsState
    private var saved: [GraphicsState] = []
    private var layers: [TransparencyLayer] = []
    /// The transform of text that Core Text draws, which saving the state does not keep; the identity by default.
    public var textMatrix = CGAffineTransform.identity
    /// The current path, in device space.
    var devicePath = CGMutablePath()

    /// Drawing that is collected and later composited as a whole.
    private struct TransparencyLayer {
        let area: PixelRect
        /// The pixels; nil while drawing is only recorded.
        var surface: Surface?
        var outer: GraphicsState
        var outerSaved: [GraphicsState]
    }

    /// Creates a context on memory of 8-bit pixels.
    ///
    /// If `data` is nil, the context allocates zeroed memory; otherwise it draws over the existing contents. If
    /// `bytesPerRow` is 0, the context chooses it. Supported layouts are RGB with premultiplied alpha (or an unused
    /// byte) first or last, grey, and alpha only; other layouts return nil, as do sizes above 16,384 pixels a side or
    /// 64 million pixels.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let bitsPerPixel = info.alpha == .alphaOnly || space.model == .monochrome ? 8 : 32
        guard CGImage.isAllowed(width: width, height: height), info.alpha != .first, info.alpha != .last,
            let format = PixelFormat(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: space, bitmapInfo: info)
        else { return nil }
        let needed = width * format.bytesPerPixel
        let rowLength = bytesPerRow == 0 ? (needed + 31) & ~31 : bytesPerRow
        guard rowLength >= needed, rowLength <= 1 << 24 else { return nil }
        self.init(
            Bitmap(width: width, height: height), width: width, height: height, ctm: .identity, bytesPerRow: rowLength,
            space: space, info: info, format: format)
        if let data {
            let shown = ContextMemory(base: data, bytesPerRow: rowLength, height: height, format: format)
            shown.read(into: pixels, pixels.bounds)
            memory = shown
        }
    }

    /// Creates a context that draws into a bitmap; `scale` is in pixels per point.
    ///
    /// Flipped contexts, which UIKit uses, have their origin at the top left and y down.
    package convenience init(bitmap: Bitmap, scale: CGFloat = 1, flipped: Bool) {
        self.init(bitmap: bitmap, ctm: Self.transform(scale: scale, height: flipped ? bitmap.height : nil))
    }

    /// Creates a context that draws into a bitmap, with a transform from user space to device space.
    convenience init(bitmap: Bitmap, ctm: CGAffineTransform) {
        self.init(
            bitmap, width: bitmap.width, height: bitmap.height, ctm: ctm, bytesPerRow: bitmap.width * 4,
            space: .standardRGB, info: .premultipliedBGRA, format: nil)
    }

    /// Creates a transparent context that records what is drawn, until somebody needs the pixels.
    ///
    /// Sides below 1 become 1. It draws at once from the moment when the record would need more memory than the pixels.
    package convenience init(recordingWidth width: Int, height: Int, scale: CGFloat, flipped: Bool) {
        let (width, height) = (max(1, width), max(1, height))
        let ctm = Self.transform(scale: scale, height: flipped ? height : nil)
        self.init(
            nil, width: width, height: height, ctm: ctm, bytesPerRow: width * 4, space: .standardRGB,
            info: .premultipliedBGRA, format: nil)
        record = DrawingRecord(width: width, height: height, ctm: ctm)
    }

    private static func transform(scale: CGFloat, height: Int?) -> CGAffineTransform {
        guard let height else { return CGAffineTransform(scaleX: scale, y: scale) }
        return CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(height))
    }

    private init(
        _ bitmap: Bitmap?, width: Int, height: Int, ctm: CGAffineTransform, bytesPerRow: Int, space: CGColorSpace,
        info: CGBitmapInfo, format: PixelFormat?
    ) {
        drawn = bitmap
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.space = space
        colorSpace = info.alpha == .alphaOnly ? nil : space
        bitmapInfo = info
        self.format =
            format ?? PixelFormat(bitsPerComponent: 8, bitsPerPixel: 32, space: space, bitmapInfo: info)
        base = GraphicsState(ctm: ctm, clip: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height))
        state = base
    }

    // MARK: Memory

    /// The number of bits per component, always 8.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits per pixel of ``data``.
    public var bitsPerPixel: Int { (format?.bytesPerPixel ?? 4) * 8 }
    /// The position of alpha in ``data``.
    public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alpha ?? .none }

    /// The memory of the pixels, top row first; the context draws over what its owner writes there.
    public var data: UnsafeMutableRawPointer? {
        if memory == nil, let format {
            let shown = ContextMemory(base: nil, bytesPerRow: bytesPerRow, height: height, format: format)
            shown.write(from: pixels, pixels.bounds)
            memory = shown
        }
        return memory?.base
    }

    /// The bitmap that the context draws into; recording ends when it is needed.
    private var pixels: Bitmap {
        if let drawn { return drawn }
        let context = record?.carryOut()
        let bitmap = context?.drawn ?? Bitmap(width: width, height: height)
        (drawn, record) = (bitmap, nil)
        for (index, layer) in (context?.layers ?? []).enumerated() { layers[index].surface = layer.surface }
        return bitmap
    }

    /// Whether nothing has been drawn, or only transparency.
    package var isBlank: Bool { record?.isEmpty ?? bitmap.isTransparent }

    /// Returns an image of the drawing, which must be complete; it belongs to `cache` if the context recorded it.
    package func picture(in cache: PictureCache) -> CGImage {
        guard let record else { return CGImage(bitmap: bitmap) }
        return CGImage(width: width, height: height, in: cache) { record.carryOut().bitmap }
    }

    /// Records a step, and returns whether the context is recording.
    func keep(_ step: DrawingStep) -> Bool {
        guard record != nil else { return false }
        record?.append(step, state: state)
        if record?.isLarge == true { _ = pixels }
        return true
    }

    /// The pixels drawn so far.
    package var bitmap: Bitmap {
        memory?.read(into: pixels, pixels.bounds)
        return pixels
    }

    /// Returns an image of the current pixels; opaque if the context has no alpha.
    public func makeImage() -> CGImage? {
        let picture = bitmap.copy()
        if format?.isOpaque == true {
            for y in 0..<height {
                let row = picture.row(y)
                for x in 0..<width { row[x] |= 0xFF00_0000 }
            }
        }
        return CGImage(
            bitmap: picture,
            layout: CGImage.Layout(
                bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, colorSpace: space, bitmapInfo: bitmapInfo))
    }

    /// Does nothing; every call finishes drawing before it returns.
    public func flush() {}

    /// Does nothing; every call finishes drawing before it returns.
    public func synchronize() {}

    // MARK: State

    /// Saves the graphics state, which does not include the path.
    public func saveGState() { saved.append(state) }

    /// Restores the state saved last; does nothing if none was saved.
    public func restoreGState() {
        if let last = saved.popLast() { state = last }
    }

    /// Resets the clip to the whole surface.
    public func resetClip() {
        state.clip = layers.last?.area ?? base.clip
        state.mask = nil
    }

    // MARK: Painting

    /// The transform from device space (y up) to rows of the bitmap (y down).
    var rowsFromDevice: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)) }

    /// The transform from user space to pixels, y down.
    var projection: Projection { Projection(state.ctm.concatenating(rowsFromDevice)) }

    /// Calls `body` with a painter for the pixels of `box`, and with the blend mode to use.
    ///
    /// If there is a shadow, the drawing goes to a separate bitmap first, whose alpha is the shadow's shape.
    func paint(in box: CGRect, _ transform: Projection, _ body: (inout Painter, BlendMode) -> Void) {
        guard let shadow = state.shadow else {
            return paintDirectly(transform.pixelBounds(of: box, within: state.clip)) {
                body(&$0, state.blendMode.raster)
            }
        }
        // Drawing outside the clip can cast its shadow into the clip.
        let reach = shadow.reach
        let area = transform.pixelBounds(of: box, within: state.clip.outset(by: reach))
        guard !area.isEmpty else { return }
        let picture = Surface(Bitmap(width: area.width, height: area.height), x: area.minX, y: area.minY)
        var painter = Painter(target: picture, clip: area, rasterizer: rasterizer)
        body(&painter, .normal)
        let shape = CoverageMask(alphaOf: picture, in: area).blurred(by: shadow.blur, moved: shadow.offset)
        paintDirectly(shape.rect) { $0.fill(shape, color: shadow.color) }
        paintDirectly(area) { $0.composite(picture, blendMode: state.blendMode.raster) }
    }

    private func paintDirectly(_ area: PixelRect, _ body: (inout Painter) -> Void) {
        let touched = area.intersection(state.clip)
        guard !touched.isEmpty else { return }
        let pixels = pixels
        if layers.isEmpty { memory?.read(into: pixels, touched) }
        var painter = Painter(target: layers.last?.surface ?? Surface(pixels), clip: touched, rasterizer: rasterizer)
        painter.mask = state.mask
        body(&painter)
        if layers.isEmpty { memory?.write(from: pixels, touched) }
    }

    // MARK: Transparency layers

    /// Begins a transparency layer: composites later drawing as a whole, with the current alpha, blend mode and shadow.
    ///
    /// Inside the layer, alpha is initially 1, the blend mode is normal and there is no shadow. `auxiliaryInfo` has no
    /// effect.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        let area = state.clip.isEmpty ? PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1) : state.clip
        layers.append(TransparencyLayer(area: area, surface: nil, outer: state, outerSaved: saved))
        if !keep(.beginLayer(area)) { layers[layers.count - 1].surface = Self.surface(of: area) }
        saved = []
        state.mask = nil
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
    }

    /// Begins a transparency layer that is clipped to `rect` (user space).
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        let outer = state
        clip(to: rect)
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        layers[layers.count - 1].outer = outer
    }

    /// Composites the layer and restores the state at its beginning; does nothing if no layer is open.
    public func endTransparencyLayer() {
        guard let layer = layers.last else { return }
        state = layer.outer
        saved = layer.outerSaved
        if keep(.endLayer) { layers.removeLast() } else { compositeLayer() }
    }

    private static func surface(of area: PixelRect) -> Surface {
        Surface(Bitmap(width: area.width, height: area.height), x: area.minX, y: area.minY)
    }

    /// Begins a transparency layer that was recorded; the steps inside bring their own states.
    func beginLayer(in area: PixelRect) {
        layers.append(TransparencyLayer(area: area, surface: Self.surface(of: area), outer: state, outerSaved: []))
    }

    /// Composites the innermost transparency layer with the current state.
    func compositeLayer() {
        guard let layer = layers.popLast(), let surface = layer.surface else { return }
        let area = layer.area
        let box = CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height)
        let opacity = state.alpha
        paint(in: box, .identity) { painter, blendMode in
            painter.composite(surface, opacity: opacity, blendMode: blendMode)
        }
    }
}
