// The rasteriser's values that those of Core Graphics stand for.

extension CGBlendMode {
    package var raster: BlendMode { BlendMode(rawValue: rawValue) }
}

extension CGPathFillRule {
    package var raster: FillRule { self == .evenOdd ? .evenOdd : .winding }
}

extension CGLineCap {
    var raster: Stroker.LineCap {
        switch self {
        case .butt: .butt
        case .round: .round
        case .square: .square
        }
    }
}

extension CGLineJoin {
    var raster: Stroker.LineJoin {
        switch self {
        case .miter: .miter
        case .round: .round
        case .bevel: .bevel
        }
    }
}

extension CGImage: PaintedImage {}
