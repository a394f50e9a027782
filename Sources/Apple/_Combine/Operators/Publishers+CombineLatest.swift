import OpenCombine

extension Publishers {
    /// A publisher of the latest values of two publishers, whenever one of them has a new value.
    public struct CombineLatest<
        A: OpenCombine.Publisher, B: OpenCombine.Publisher
    >: OpenCombine.Publisher where A.Failure == B.Failure {
        /// The values are tuples.
        public typealias Output = (A.Output, B.Output)
        /// The publisher fails when one of the others does.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher of the latest values.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        /// Adds a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let latest = LatestValues<Output, Failure>(AnySubscriber(subscriber), count: 2) {
                guard let a = $0[0] as? A.Output, let b = $0[1] as? B.Output else { return nil }
                return (a, b)
            }
            subscriber.receive(subscription: latest)
            latest.follow(a, at: 0)
            latest.follow(b, at: 1)
        }
    }

    /// A publisher of the latest values of three publishers, whenever one of them has a new value.
    public struct CombineLatest3<
        A: OpenCombine.Publisher, B: OpenCombine.Publisher, C: OpenCombine.Publisher
    >: OpenCombine.Publisher where A.Failure == B.Failure, B.Failure == C.Failure {
        /// The values are tuples.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The publisher fails when one of the others does.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Creates a publisher of the latest values.
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        /// Adds a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let latest = LatestValues<Output, Failure>(AnySubscriber(subscriber), count: 3) {
                guard let a = $0[0] as? A.Output, let b = $0[1] as? B.Output, let c = $0[2] as? C.Output else {
                    return nil
                }
                return (a, b, c)
            }
            subscriber.receive(subscription: latest)
            latest.follow(a, at: 0)
            latest.follow(b, at: 1)
            latest.follow(c, at: 2)
        }
    }

    /// A publisher of the latest values of four publishers, whenever one of them has a new value.
    public struct CombineLatest4<
        A: OpenCombine.Publisher, B: OpenCombine.Publisher, C: OpenCombine.Publisher, D: OpenCombine.Publisher
    >: OpenCombine.Publisher where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// The values are tuples.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
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

        /// Creates a publisher of the latest values.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

        /// Adds a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let latest = LatestValues<Output, Failure>(AnySubscriber(subscriber), count: 4) {
                guard let a = $0[0] as? A.Output, let b = $0[1] as? B.Output, let c = $0[2] as? C.Output,
                    let d = $0[3] as? D.Output
                else { return nil }
                return (a, b, c, d)
            }
            subscriber.receive(subscription: latest)
            latest.follow(a, at: 0)
            latest.follow(b, at: 1)
            latest.follow(c, at: 2)
            latest.follow(d, at: 3)
        }
    }
}

extension OpenCombine.Publisher {
    /// Returns a publisher of the latest values of this and another publisher.
    public func combineLatest<P: OpenCombine.Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Returns a publisher of what a function makes of the latest values of this and another publisher.
    public func combineLatest<P: OpenCombine.Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// Returns a publisher of the latest values of this and two other publishers.
    public func combineLatest<P: OpenCombine.Publisher, Q: OpenCombine.Publisher>(_ publisher1: P, _ publisher2: Q)
        -> Publishers.CombineLatest3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Returns a publisher of what a function makes of the latest values of this and two other publishers.
    public func combineLatest<P: OpenCombine.Publisher, Q: OpenCombine.Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Returns a publisher of the latest values of this and three other publishers.
    public func combineLatest<P: OpenCombine.Publisher, Q: OpenCombine.Publisher, R: OpenCombine.Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Returns a publisher of what a function makes of the latest values of this and three other publishers.
    public func combineLatest<P: OpenCombine.Publisher, Q: OpenCombine.Publisher, R: OpenCombine.Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
