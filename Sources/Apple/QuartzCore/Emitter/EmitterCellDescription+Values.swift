import CoreGraphics

/// The values of a cell that animations of `emitterCells.NAME.KEY` read and write.
extension EmitterCellDescription {
    private static let numbers: [String: WritableKeyPath<EmitterCellDescription, Double> & Sendable] = Dictionary(
        uniqueKeysWithValues: CAEmitterCell.numbers.map { ($0.key, $0.described) })

    /// The keys of the rates of change.
    static let rateKeys: Set<String> = Set(CAEmitterCell.rates.map(\.key))

    /// The value of an animatable property; nil for other keys.
    func animatableValue(forKey key: String) -> AnimatableValue? {
        if let number = Self.numbers[key] { return .number(self[keyPath: number]) }
        typealias Row = CAEmitterCell.Row
        return switch key {
        case Row.color.key:
            .color(CGColor(extendedRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha))
        case _ where Row.enabled.isNamed(key): .flag(isEnabled)
        case Row.contents.key: .contents(LayerContents(sprite.image))
        case Row.contentsRect.key: .rect(sprite.unitSource)
        case Row.contentsScale.key: .number(1 / sprite.pointsPerPixel)
        default: nil
        }
    }

    /// Writes a value; a value of the wrong type changes nothing.
    mutating func setAnimatableValue(_ value: AnimatableValue, forKey key: String) {
        func usable(_ value: Double) -> Double { EmitterDescription.usable(value) }
        if let number = Self.numbers[key] {
            if let x = value.double { self[keyPath: number] = usable(x) }
            return
        }
        typealias Row = CAEmitterCell.Row
        switch (key, value) {
        case (Row.color.key, .color(let x?)):
            let c = x.rgba
            color = Tint(red: usable(c.r), green: usable(c.g), blue: usable(c.b), alpha: usable(c.a))
        case _ where Row.enabled.isNamed(key): if let x = value.bool { isEnabled = x }
        case (Row.contents.key, .contents(let x)):
            let unit = sprite.unitSource
            sprite.image = x.image
            sprite.show(unit)
        case (Row.contentsRect.key, .rect(let x)): sprite.show(x)
        case (Row.contentsScale.key, .number(let x)): sprite.pointsPerPixel = x > 1e-6 ? 1 / min(x, 1e12) : 1
        default: break
        }
    }
}

extension EmitterCellDescription.Sprite {
    /// The visible part in unit coordinates of the image.
    fileprivate var unitSource: CGRect {
        guard let image, image.width > 0, image.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        return CGRect(
            x: source.minX / width, y: source.minY / height, width: source.width / width,
            height: source.height / height)
    }

    /// Shows a part of the image, which is in unit coordinates.
    mutating func show(_ part: CGRect) {
        guard let image else { return }
        // A part may reach outside the image, but not so far that the image is invisible.
        func usable(_ value: CGFloat) -> CGFloat { EmitterDescription.usable(value, limit: 1000) }
        let unit = part.standardized
        source = CGRect(
            x: usable(unit.minX) * CGFloat(image.width), y: usable(unit.minY) * CGFloat(image.height),
            width: usable(unit.width) * CGFloat(image.width), height: usable(unit.height) * CGFloat(image.height))
    }
}
