import OpenCombine

extension OpenCombine.Publisher {
    /// Returns a publisher of the values of this and another publisher.
    public func merge<P: OpenCombine.Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Merge(self, other)
    }

    /// Returns a publisher of the values of this and two other publishers.
    public func merge<B: OpenCombine.Publisher, C: OpenCombine.Publisher>(with b: B, _ c: C)
        -> Publishers.Merge3<Self, B, C>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
        Publishers.Merge3(self, b, c)
    }

    /// Returns a publisher of the values of this and three other publishers.
    public func merge<B: OpenCombine.Publisher, C: OpenCombine.Publisher, D: OpenCombine.Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure
    {
        Publishers.Merge4(self, b, c, d)
    }

    /// Returns a publisher of the values of this and four other publishers.
    public func merge<
        B: OpenCombine.Publisher, C: OpenCombine.Publisher, D: OpenCombine.Publisher, E: OpenCombine.Publisher
    >(with b: B, _ c: C, _ d: D, _ e: E) -> Publishers.Merge5<Self, B, C, D, E>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure
    {
        Publishers.Merge5(self, b, c, d, e)
    }

    /// Returns a publisher of the values of this and five other publishers.
    public func merge<
        B: OpenCombine.Publisher, C: OpenCombine.Publisher, D: OpenCombine.Publisher, E: OpenCombine.Publisher,
        F: OpenCombine.Publisher
    >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure
    {
        Publishers.Merge6(self, b, c, d, e, f)
    }

    /// Returns a publisher of the values of this and six other publishers.
    public func merge<
        B: OpenCombine.Publisher, C: OpenCombine.Publisher, D: OpenCombine.Publisher, E: OpenCombine.Publisher,
        F: OpenCombine.Publisher, G: OpenCombine.Publisher
    >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
        G.Output == Output, G.Failure == Failure
    {
        Publishers.Merge7(self, b, c, d, e, f, g)
    }

    /// Returns a publisher of the values of this and seven other publishers.
    public func merge<
        B: OpenCombine.Publisher, C: OpenCombine.Publisher, D: OpenCombine.Publisher, E: OpenCombine.Publisher,
        F: OpenCombine.Publisher, G: OpenCombine.Publisher, H: OpenCombine.Publisher
    >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
        G.Output == Output, G.Failure == Failure, H.Output == Output, H.Failure == Failure
    {
        Publishers.Merge8(self, b, c, d, e, f, g, h)
    }

    /// Returns a publisher of the values of this and another publisher of the same type.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}

extension Publishers {
    /// A publisher of the values of any number of publishers of one type.
    public struct MergeMany<Upstream: OpenCombine.Publisher>: OpenCombine.Publisher {
        /// The values are those of the publishers.
        public typealias Output = Upstream.Output
        /// The publisher fails when one of the others does.
        public typealias Failure = Upstream.Failure

        /// The publishers.
        public let publishers: [Upstream]

        /// Creates a publisher of the values of others.
        public init(_ upstream: Upstream...) { publishers = upstream }
        /// Creates a publisher of the values of others.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        /// Adds a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merged = MergedValues<Output, Failure>(AnySubscriber(subscriber), count: publishers.count)
            subscriber.receive(subscription: merged)
            for (index, publisher) in publishers.enumerated() { merged.follow(publisher, at: index) }
            if publishers.isEmpty { merged.request(.none) }
        }

        /// Returns a publisher that also has the values of another.
        public func merge(with other: Upstream) -> Self { Self(publishers + [other]) }
    }
}
