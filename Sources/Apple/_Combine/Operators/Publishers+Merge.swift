import OpenCombine

extension Publishers {
    /// A publisher of the values of two publishers.
    public struct Merge<A: OpenCombine.Publisher, B: OpenCombine.Publisher>: OpenCombine.Publisher
    where B.Output == A.Output, B.Failure == A.Failure {
        /// The values are those of the publishers.
        public typealias Output = A.Output
        /// The publisher fails when one of the others does.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher of the values of others.
        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        /// Adds a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merged = MergedValues<Output, Failure>(AnySubscriber(subscriber), count: 2)
            subscriber.receive(subscription: merged)
            merged.follow(a, at: 0)
            merged.follow(b, at: 1)
        }
    }

    /// A publisher of the values of three publishers.
    public struct Merge3<A: OpenCombine.Publisher, B: OpenCombine.Publisher, C: OpenCombine.Publisher>: OpenCombine
            .Publisher
    where B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure {
        /// The values are those of the publishers.
        public typealias Output = A.Output
        /// The publisher fails when one of the others does.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Creates a publisher of the values of others.
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        /// Adds a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merged = MergedValues<Output, Failure>(AnySubscriber(subscriber), count: 3)
            subscriber.receive(subscription: merged)
            merged.follow(a, at: 0)
            merged.follow(b, at: 1)
            merged.follow(c, at: 2)
        }
    }

    /// A publisher of the values of four publishers.
    public struct Merge4<
        A: OpenCombine.Publisher, B: OpenCombine.Publisher, C: OpenCombine.Publisher, D: OpenCombine.Publisher
    >: OpenCombine.Publisher
    where
        B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
        D.Output == A.Output, D.Failure == A.Failure
    {
        /// The values are those of the publishers.
        public typealias Output = A.Output
        /// The publisher fails when one of the others does.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Creates a publisher of the values of others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        /// Adds a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merged = MergedValues<Output, Failure>(AnySubscriber(subscriber), count: 4)
            subscriber.receive(subscription: merged)
            merged.follow(a, at: 0)
            merged.follow(b, at: 1)
            merged.follow(c, at: 2)
            merged.follow(d, at: 3)
        }
    }

    /// A publisher of the values of five publishers.
    public struct Merge5<
        A: OpenCombine.Publisher, B: OpenCombine.Publisher, C: OpenCombine.Publisher, D: OpenCombine.Publisher,
        E: OpenCombine.Publisher
    >: OpenCombine.Publisher
    where
        B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
        D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure
    {
        /// The values are those of the publishers.
        public typealias Output = A.Output
        /// The publisher fails when one of the others does.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D
        /// The fifth publisher.
        public let e: E

        /// Creates a publisher of the values of others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
        }

        /// Adds a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merged = MergedValues<Output, Failure>(AnySubscriber(subscriber), count: 5)
            subscriber.receive(subscription: merged)
            merged.follow(a, at: 0)
            merged.follow(b, at: 1)
            merged.follow(c, at: 2)
            merged.follow(d, at: 3)
            merged.follow(e, at: 4)
        }
    }

    /// A publisher of the values of six publishers.
    public struct Merge6<
        A: OpenCombine.Publisher, B: OpenCombine.Publisher, C: OpenCombine.Publisher, D: OpenCombine.Publisher,
        E: OpenCombine.Publisher, F: OpenCombine.Publisher
    >: OpenCombine.Publisher
    where
        B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
        D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
        F.Output == A.Output, F.Failure == A.Failure
    {
        /// The values are those of the publishers.
        public typealias Output = A.Output
        /// The publisher fails when one of the others does.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F

        /// Creates a publisher of the values of others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
        }

        /// Adds a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merged = MergedValues<Output, Failure>(AnySubscriber(subscriber), count: 6)
            subscriber.receive(subscription: merged)
            merged.follow(a, at: 0)
            merged.follow(b, at: 1)
            merged.follow(c, at: 2)
            merged.follow(d, at: 3)
            merged.follow(e, at: 4)
            merged.follow(f, at: 5)
        }
    }

    /// A publisher of the values of seven publishers.
    public struct Merge7<
        A: OpenCombine.Publisher, B: OpenCombine.Publisher, C: OpenCombine.Publisher, D: OpenCombine.Publisher,
        E: OpenCombine.Publisher, F: OpenCombine.Publisher, G: OpenCombine.Publisher
    >: OpenCombine.Publisher
    where
        B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
        D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
        F.Output == A.Output, F.Failure == A.Failure, G.Output == A.Output, G.Failure == A.Failure
    {
        /// The values are those of the publishers.
        public typealias Output = A.Output
        /// The publisher fails when one of the others does.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F
        /// The seventh publisher.
        public let g: G

        /// Creates a publisher of the values of others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
        }

        /// Adds a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merged = MergedValues<Output, Failure>(AnySubscriber(subscriber), count: 7)
            subscriber.receive(subscription: merged)
            merged.follow(a, at: 0)
            merged.follow(b, at: 1)
            merged.follow(c, at: 2)
            merged.follow(d, at: 3)
            merged.follow(e, at: 4)
            merged.follow(f, at: 5)
            merged.follow(g, at: 6)
        }
    }

    /// A publisher of the values of eight publishers.
    public struct Merge8<
        A: OpenCombine.Publisher, B: OpenCombine.Publisher, C: OpenCombine.Publisher, D: OpenCombine.Publisher,
        E: OpenCombine.Publisher, F: OpenCombine.Publisher, G: OpenCombine.Publisher, H: OpenCombine.Publisher
    >: OpenCombine.Publisher
    where
        B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
        D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
        F.Output == A.Output, F.Failure == A.Failure, G.Output == A.Output, G.Failure == A.Failure,
        H.Output == A.Output, H.Failure == A.Failure
    {
        /// The values are those of the publishers.
        public typealias Output = A.Output
        /// The publisher fails when one of the others does.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F
        /// The seventh publisher.
        public let g: G
        /// The eighth publisher.
        public let h: H

        /// Creates a publisher of the values of others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
        }

        /// Adds a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merged = MergedValues<Output, Failure>(AnySubscriber(subscriber), count: 8)
            subscriber.receive(subscription: merged)
            merged.follow(a, at: 0)
            merged.follow(b, at: 1)
            merged.follow(c, at: 2)
            merged.follow(d, at: 3)
            merged.follow(e, at: 4)
            merged.follow(f, at: 5)
            merged.follow(g, at: 6)
            merged.follow(h, at: 7)
        }
    }
}
