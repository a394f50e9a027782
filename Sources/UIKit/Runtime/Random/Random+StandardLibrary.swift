import QuartzCore

extension FixedWidthInteger {
    /// A random number in a range, from the stage's seed; an empty range stops the program.
    public static func random(in range: Range<Self>) -> Self {
        var generator = StageRandomNumberGenerator()
        return random(in: range, using: &generator)
    }

    /// A random number in a range, from the stage's seed.
    public static func random(in range: ClosedRange<Self>) -> Self {
        var generator = StageRandomNumberGenerator()
        return random(in: range, using: &generator)
    }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
    /// A random number in a range, from the stage's seed; an empty range stops the program.
    public static func random(in range: Range<Self>) -> Self {
        var generator = StageRandomNumberGenerator()
        return random(in: range, using: &generator)
    }

    /// A random number in a range, from the stage's seed.
    public static func random(in range: ClosedRange<Self>) -> Self {
        var generator = StageRandomNumberGenerator()
        return random(in: range, using: &generator)
    }
}

extension Bool {
    /// True or false, from the stage's seed.
    public static func random() -> Bool {
        var generator = StageRandomNumberGenerator()
        return random(using: &generator)
    }
}

extension Collection {
    /// One of the elements, from the stage's seed; nil where there is none.
    public func randomElement() -> Element? {
        var generator = StageRandomNumberGenerator()
        return randomElement(using: &generator)
    }
}

extension Sequence {
    /// The elements in random order, from the stage's seed.
    public func shuffled() -> [Element] {
        var generator = StageRandomNumberGenerator()
        return shuffled(using: &generator)
    }
}

extension MutableCollection where Self: RandomAccessCollection {
    /// Puts the elements in random order, from the stage's seed.
    public mutating func shuffle() {
        var generator = StageRandomNumberGenerator()
        shuffle(using: &generator)
    }
}
