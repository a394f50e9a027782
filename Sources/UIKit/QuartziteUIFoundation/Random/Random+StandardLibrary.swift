import QuartzCore

extension FixedWidthInteger {
    /// Returns a random number in a range using the stage's generator; an empty range stops the program.
    public static func random(in range: Range<Self>) -> Self {
        var generator = StageRandomNumberGenerator()
        return random(in: range, using: &generator)
    }

    /// Returns a random number in a range using the stage's generator.
    public static func random(in range: ClosedRange<Self>) -> Self {
        var generator = StageRandomNumberGenerator()
        return random(in: range, using: &generator)
    }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
    /// Returns a random number in a range using the stage's generator; an empty range stops the program.
    public static func random(in range: Range<Self>) -> Self {
        var generator = StageRandomNumberGenerator()
        return random(in: range, using: &generator)
    }

    /// Returns a random number in a range using the stage's generator.
    public static func random(in range: ClosedRange<Self>) -> Self {
        var generator = StageRandomNumberGenerator()
        return random(in: range, using: &generator)
    }
}

extension Bool {
    /// Returns a random Boolean using the stage's generator.
    public static func random() -> Bool {
        var generator = StageRandomNumberGenerator()
        return random(using: &generator)
    }
}

extension Collection {
    /// Returns a random element using the stage's generator; nil if the collection is empty.
    public func randomElement() -> Element? {
        var generator = StageRandomNumberGenerator()
        return randomElement(using: &generator)
    }
}

extension Sequence {
    /// Returns the elements in random order using the stage's generator.
    public func shuffled() -> [Element] {
        var generator = StageRandomNumberGenerator()
        return shuffled(using: &generator)
    }
}

extension MutableCollection where Self: RandomAccessCollection {
    /// Shuffles the elements using the stage's generator.
    public mutating func shuffle() {
        var generator = StageRandomNumberGenerator()
        shuffle(using: &generator)
    }
}
