/// Bodies in a box, described in the same way for every engine: points, seconds, y down.
public struct DynamicsScene: Sendable {
    /// A body.
    public struct Item: Sendable {
        /// The x coordinate of the centre.
        public var x: Double
        /// The y coordinate of the centre.
        public var y: Double
        /// The width and height, or the diameter.
        public var side: Double
        /// Whether the body is a disc; otherwise it is a square.
        public var isRound: Bool
        /// The initial velocity in points per second.
        public var velocity: (x: Double, y: Double)
    }

    /// The name, such as `200 bouncing balls`.
    public let name: String
    /// The width of the box.
    public let width: Double
    /// The height of the box.
    public let height: Double
    /// The downward acceleration in points per second squared.
    public let gravity: Double
    /// The elasticity of all bodies.
    public let elasticity: Double
    /// The friction of all bodies.
    public let friction: Double
    /// The bodies.
    public let items: [Item]

    /// A single ball with a diameter of 20 points.
    public static func ball(at x: Double, _ y: Double, velocity: (x: Double, y: Double), gravity: Double) -> Self {
        Self(
            name: "a ball", width: 300, height: 500, gravity: gravity, elasticity: 1, friction: 0,
            items: [Item(x: x, y: y, side: 20, isRound: true, velocity: velocity)])
    }

    /// Balls that bounce without losing energy.
    public static func bouncing(_ count: Int) -> Self {
        crowd("\(count) bouncing balls", count, gravity: 0, elasticity: 1, friction: 0, speed: 300, squares: 0)
    }

    /// Balls that fall and bounce forever.
    public static func raining(_ count: Int) -> Self {
        crowd(
            "\(count) falling balls, elastic", count, gravity: 1000, elasticity: 1, friction: 0, speed: 0, squares: 0)
    }

    /// Balls that fall and settle in a pile.
    public static func pile(_ count: Int) -> Self {
        crowd("a pile of \(count) balls", count, gravity: 1000, elasticity: 0.5, friction: 0.2, speed: 0, squares: 0)
    }

    /// Alternating balls and squares that fall and settle in a pile.
    public static func mixedPile(_ count: Int) -> Self {
        crowd(
            "a pile of \(count) balls and squares", count, gravity: 1000, elasticity: 0.5, friction: 0.2, speed: 0,
            squares: 2)
    }

    private static func crowd(
        _ name: String, _ count: Int, gravity: Double, elasticity: Double, friction: Double, speed: Double, squares: Int
    ) -> Self {
        // Bodies are 16 to 28 points wide and fill a third of the box.
        let room = (Double(count) * 900).squareRoot() * 1.6
        let columns = Int(Double(count).squareRoot().rounded(.up))
        var state: UInt64 = 42
        func number(_ least: Double, _ most: Double) -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return least + (most - least) * Double(state >> 40) / Double(1 << 24)
        }
        let cell = room / Double(columns)
        let items = (0..<count).map { index in
            Item(
                x: (Double(index % columns) + 0.5) * cell + number(-3, 3),
                y: (Double(index / columns) + 0.5) * cell + number(-3, 3), side: number(16, 28),
                isRound: squares == 0 || index % squares > 0,
                velocity: (number(-speed, speed), number(-speed, speed)))
        }
        return Self(
            name: name, width: room, height: room, gravity: gravity, elasticity: elasticity, friction: friction,
            items: items)
    }
}
