import OpenCombine
import UIKit
import _Networking

/// A publisher that this module or OpenCombine declares.
///
/// Its members replace those that OpenCombine gives to all publishers, in which a subject of OpenCombine passes values to
/// several subscribers in an order that depends on addresses. The compiler prefers members of the more special protocol.
public protocol _OrderedPublisher<Output, Failure>: OpenCombine.Publisher {}

extension _OrderedPublisher {
    /// Returns a publisher with one subscription to this one, whose values it passes to its subscribers in the order in
    /// which they subscribed.
    public func share() -> Publishers.Autoconnect<Publishers.Multicast<Self, PassthroughSubject<Output, Failure>>> {
        multicast(subject: PassthroughSubject()).autoconnect()
    }

    /// Returns a publisher of the first values of this one, which finishes with the last of them.
    ///
    /// OpenCombine's finishes only when a further value comes.
    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        guard maxLength > 0 else { return Empty().eraseToAnyPublisher() }
        return FirstValues(upstream: self, count: maxLength).eraseToAnyPublisher()
    }
}

extension _OrderedPublisher where Failure == Never {
    /// Returns a publisher that passes values to its subscribers, in the order in which they subscribed, once it is
    /// connected.
    public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
        multicast(subject: PassthroughSubject())
    }
}

extension AnyPublisher: _OrderedPublisher {}
extension Deferred: _OrderedPublisher {}
extension Empty: _OrderedPublisher {}
extension Fail: _OrderedPublisher {}
extension Just: _OrderedPublisher {}
extension Record: _OrderedPublisher {}
extension Optional.OCombine.Publisher: _OrderedPublisher {}
extension Result.OCombine.Publisher: _OrderedPublisher {}
extension Future: _OrderedPublisher {}
extension PassthroughSubject: _OrderedPublisher {}
extension CurrentValueSubject: _OrderedPublisher {}
extension Published.Publisher: _OrderedPublisher {}
extension ObservableObjectPublisher: _OrderedPublisher {}
extension Timer.TimerPublisher: _OrderedPublisher {}
extension NotificationCenter.Publisher: _OrderedPublisher {}
extension NSObject.KeyValueObservingPublisher: _OrderedPublisher {}
extension _Networking.URLSession.DataTaskPublisher: _OrderedPublisher {}

extension Publishers.AllSatisfy: _OrderedPublisher {}
extension Publishers.AssertNoFailure: _OrderedPublisher {}
extension Publishers.Autoconnect: _OrderedPublisher {}
extension Publishers.Breakpoint: _OrderedPublisher {}
extension Publishers.Buffer: _OrderedPublisher {}
extension Publishers.Catch: _OrderedPublisher {}
extension Publishers.Collect: _OrderedPublisher {}
extension Publishers.CollectByCount: _OrderedPublisher {}
extension Publishers.CollectByTime: _OrderedPublisher {}
extension Publishers.CombineLatest: _OrderedPublisher {}
extension Publishers.CombineLatest3: _OrderedPublisher {}
extension Publishers.CombineLatest4: _OrderedPublisher {}
extension Publishers.CompactMap: _OrderedPublisher {}
extension Publishers.Comparison: _OrderedPublisher {}
extension Publishers.Concatenate: _OrderedPublisher {}
extension Publishers.Contains: _OrderedPublisher {}
extension Publishers.ContainsWhere: _OrderedPublisher {}
extension Publishers.Count: _OrderedPublisher {}
extension Publishers.Debounce: _OrderedPublisher {}
extension Publishers.Decode: _OrderedPublisher {}
extension Publishers.Delay: _OrderedPublisher {}
extension Publishers.Drop: _OrderedPublisher {}
extension Publishers.DropUntilOutput: _OrderedPublisher {}
extension Publishers.DropWhile: _OrderedPublisher {}
extension Publishers.Encode: _OrderedPublisher {}
extension Publishers.Filter: _OrderedPublisher {}
extension Publishers.First: _OrderedPublisher {}
extension Publishers.FirstWhere: _OrderedPublisher {}
extension Publishers.FlatMap: _OrderedPublisher {}
extension Publishers.HandleEvents: _OrderedPublisher {}
extension Publishers.IgnoreOutput: _OrderedPublisher {}
extension Publishers.Last: _OrderedPublisher {}
extension Publishers.LastWhere: _OrderedPublisher {}
extension Publishers.Map: _OrderedPublisher {}
extension Publishers.MapError: _OrderedPublisher {}
extension Publishers.MapKeyPath: _OrderedPublisher {}
extension Publishers.MapKeyPath2: _OrderedPublisher {}
extension Publishers.MapKeyPath3: _OrderedPublisher {}
extension Publishers.MeasureInterval: _OrderedPublisher {}
extension Publishers.Merge: _OrderedPublisher {}
extension Publishers.Merge3: _OrderedPublisher {}
extension Publishers.Merge4: _OrderedPublisher {}
extension Publishers.Merge5: _OrderedPublisher {}
extension Publishers.Merge6: _OrderedPublisher {}
extension Publishers.Merge7: _OrderedPublisher {}
extension Publishers.Merge8: _OrderedPublisher {}
extension Publishers.MergeMany: _OrderedPublisher {}
extension Publishers.Multicast: _OrderedPublisher {}
extension Publishers.Output: _OrderedPublisher {}
extension Publishers.PrefixUntilOutput: _OrderedPublisher {}
extension Publishers.PrefixWhile: _OrderedPublisher {}
extension Publishers.Print: _OrderedPublisher {}
extension Publishers.ReceiveOn: _OrderedPublisher {}
extension Publishers.Reduce: _OrderedPublisher {}
extension Publishers.RemoveDuplicates: _OrderedPublisher {}
extension Publishers.ReplaceEmpty: _OrderedPublisher {}
extension Publishers.ReplaceError: _OrderedPublisher {}
extension Publishers.Retry: _OrderedPublisher {}
extension Publishers.Scan: _OrderedPublisher {}
extension Publishers.Sequence: _OrderedPublisher {}
extension Publishers.SetFailureType: _OrderedPublisher {}
extension Publishers.SubscribeOn: _OrderedPublisher {}
extension Publishers.SwitchToLatest: _OrderedPublisher {}
extension Publishers.Throttle: _OrderedPublisher {}
extension Publishers.Timeout: _OrderedPublisher {}
extension Publishers.TryAllSatisfy: _OrderedPublisher {}
extension Publishers.TryCatch: _OrderedPublisher {}
extension Publishers.TryCompactMap: _OrderedPublisher {}
extension Publishers.TryComparison: _OrderedPublisher {}
extension Publishers.TryContainsWhere: _OrderedPublisher {}
extension Publishers.TryDropWhile: _OrderedPublisher {}
extension Publishers.TryFilter: _OrderedPublisher {}
extension Publishers.TryFirstWhere: _OrderedPublisher {}
extension Publishers.TryLastWhere: _OrderedPublisher {}
extension Publishers.TryMap: _OrderedPublisher {}
extension Publishers.TryPrefixWhile: _OrderedPublisher {}
extension Publishers.TryReduce: _OrderedPublisher {}
extension Publishers.TryRemoveDuplicates: _OrderedPublisher {}
extension Publishers.TryScan: _OrderedPublisher {}
extension Publishers.Zip: _OrderedPublisher {}
extension Publishers.Zip3: _OrderedPublisher {}
extension Publishers.Zip4: _OrderedPublisher {}
