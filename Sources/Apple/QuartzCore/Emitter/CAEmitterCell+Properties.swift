import CoreGraphics

extension CAEmitterCell {
    /// Every property by its key.
    static let properties = [String: PlainProperty](rows)

    static let rows: [PlainProperty] =
        numbers.map(\.property) + appearance + timingProperties(duration: .infinity) + settings

    /// The rows that other code refers to.
    enum Row {
        static let enabled = PlainProperty("enabled", \CAEmitterCell.isEnabled, default: true, getter: "isEnabled")
        static let emitterCells = PlainProperty("emitterCells", object: \CAEmitterCell.emitterCells)
        static let color = PlainProperty(
            "color", \CAEmitterCell.color, default: CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        static let contents = PlainProperty("contents", object: \CAEmitterCell.contents)
        static let contentsRect = PlainProperty(
            "contentsRect", \CAEmitterCell.contentsRect, default: CGRect(x: 0, y: 0, width: 1, height: 1))
        static let contentsScale = PlainProperty("contentsScale", \CAEmitterCell.contentsScale, default: 1)
        static let birthRate = EmitterCellNumber("birthRate", \.birthRate, \.birthRate)
        static let lifetime = EmitterCellNumber("lifetime", \.lifetime, \.lifetime)
        static let lifetimeRange = EmitterCellNumber("lifetimeRange", \.lifetimeRange, \.lifetimeRange)
    }

    private static var settings: [PlainProperty] {
        [
            PlainProperty("name", read: { (cell: CAEmitterCell) in cell.name }) { $0.name = propertyName($1) },
            Row.enabled,
            Row.emitterCells,
            PlainProperty("style", object: \CAEmitterCell.style),
        ]
    }

    private static var appearance: [PlainProperty] {
        [
            Row.color,
            Row.contents,
            Row.contentsRect,
            Row.contentsScale,
            PlainProperty("minificationFilter", \CAEmitterCell.minificationFilter, default: "linear"),
            PlainProperty("magnificationFilter", \CAEmitterCell.magnificationFilter, default: "linear"),
            PlainProperty("minificationFilterBias", \CAEmitterCell.minificationFilterBias, default: 0),
        ]
    }

    /// The numbers that a description stores unchanged.
    static let numbers: [EmitterCellNumber] = birthNumbers + colorRanges + rates

    private static var birthNumbers: [EmitterCellNumber] {
        [
            Row.birthRate,
            Row.lifetime,
            Row.lifetimeRange,
            EmitterCellNumber("emissionLatitude", \.emissionLatitude, \.emissionLatitude),
            EmitterCellNumber("emissionLongitude", \.emissionLongitude, \.emissionLongitude),
            EmitterCellNumber("emissionRange", \.emissionRange, \.emissionRange),
            EmitterCellNumber("velocity", \.velocity, \.velocity),
            EmitterCellNumber("velocityRange", \.velocityRange, \.velocityRange),
            EmitterCellNumber("scale", \.scale, \.scale, default: 1),
            EmitterCellNumber("scaleRange", \.scaleRange, \.scaleRange),
            EmitterCellNumber("spin", \.spin, \.spin),
            EmitterCellNumber("spinRange", \.spinRange, \.spinRange),
        ]
    }

    private static var colorRanges: [EmitterCellNumber] {
        [
            EmitterCellNumber("redRange", \.redRange, \.colorRange.red),
            EmitterCellNumber("greenRange", \.greenRange, \.colorRange.green),
            EmitterCellNumber("blueRange", \.blueRange, \.colorRange.blue),
            EmitterCellNumber("alphaRange", \.alphaRange, \.colorRange.alpha),
        ]
    }

    /// The rates of change that living particles follow.
    static let rates: [EmitterCellNumber] = [
        EmitterCellNumber("xAcceleration", \.xAcceleration, \.rates.xAcceleration),
        EmitterCellNumber("yAcceleration", \.yAcceleration, \.rates.yAcceleration),
        EmitterCellNumber("zAcceleration", \.zAcceleration, \.rates.zAcceleration),
        EmitterCellNumber("scaleSpeed", \.scaleSpeed, \.rates.scaleSpeed),
        EmitterCellNumber("redSpeed", \.redSpeed, \.rates.colorSpeed.red),
        EmitterCellNumber("greenSpeed", \.greenSpeed, \.rates.colorSpeed.green),
        EmitterCellNumber("blueSpeed", \.blueSpeed, \.rates.colorSpeed.blue),
        EmitterCellNumber("alphaSpeed", \.alphaSpeed, \.rates.colorSpeed.alpha),
    ]
}
