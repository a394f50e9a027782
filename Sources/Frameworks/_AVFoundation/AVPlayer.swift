import QuartziteDeviceServices
import UIKit
import _CoreMedia

/// A player of sound and films: silent, with the clock of the scene.
open class AVPlayer: NSObject, @unchecked Sendable {
    /// Whether a player can play; raw values are Apple's.
    public enum Status: Int, Sendable {
        /// It is not known.
        case unknown
        /// It can.
        case readyToPlay
        /// It cannot.
        case failed
    }

    /// Whether a player plays; raw values are Apple's.
    public enum TimeControlStatus: Int, Sendable {
        /// It pauses.
        case paused
        /// It waits for data.
        case waitingToPlayAtSpecifiedRate
        /// It plays.
        case playing
    }

    /// What happens at the end of an item; raw values are Apple's.
    public enum ActionAtItemEnd: Int, Sendable {
        /// The next item begins.
        case advance
        /// The player pauses.
        case pause
        /// Nothing.
        case none
    }

    /// Why a player waits.
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a reason from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Data are missing.
        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        /// There is no item.
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    }

    /// Whether the player can play; it can.
    open private(set) var status = Status.readyToPlay
    /// The reason why the player cannot play; always nil.
    open var error: (any Error)? { nil }
    /// The item; nil for none.
    open private(set) var currentItem: AVPlayerItem?
    /// The speed; 0 for a pause.
    open var rate: Float = 0 { didSet { rateDidChange() } }
    /// The speed of `play()`; 1 by default.
    open var defaultRate: Float = 1
    /// Whether the player plays.
    open private(set) var timeControlStatus = TimeControlStatus.paused
    /// Why the player waits; nil if it does not.
    open var reasonForWaitingToPlay: WaitingReason? {
        guard timeControlStatus == .waitingToPlayAtSpecifiedRate else { return nil }
        return currentItem == nil ? .noItemToPlay : .toMinimizeStalls
    }
    /// What happens at the end of an item; `pause` by default.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// The volume, from 0 to 1; 1 by default, and never heard.
    open var volume: Float = 1
    /// Whether the player is silent; false by default, and always so.
    open var isMuted = false
    /// Whether the player waits for data; true by default; it has no effect, and another value is reported.
    open var automaticallyWaitsToMinimizeStalling = true {
        didSet {
            if !automaticallyWaitsToMinimizeStalling { unsupported("AVPlayer.automaticallyWaitsToMinimizeStalling") }
        }
    }
    /// Whether other screens may show the film; true by default, though there are none.
    open var allowsExternalPlayback = true
    /// Whether another screen shows the film; always false.
    open var isExternalPlaybackActive: Bool { false }
    /// Whether the device stays awake; true by default, and without effect.
    open var preventsDisplaySleepDuringVideoPlayback = true
    private var observers: [TimeObserver] = []
    private var ending: EventSchedule.Ticket?

    /// Creates a player without an item.
    public override init() {}
    /// Creates a player for an address.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
    /// Creates a player for an item.
    public init(playerItem item: AVPlayerItem?) {
        super.init()
        show(item)
    }

    // MARK: Items

    /// Plays another item.
    open func replaceCurrentItem(with item: AVPlayerItem?) { show(item) }

    func show(_ item: AVPlayerItem?) {
        guard item !== currentItem else { return }
        currentItem?.rate = 0
        currentItem = item
        item?.load { [weak self, weak item] in
            guard let self, item === currentItem else { return }
            rateDidChange()
        }
        rateDidChange()
    }

    // MARK: Playing

    /// Plays at the default speed.
    open func play() { rate = defaultRate }
    /// Pauses.
    open func pause() { rate = 0 }
    /// Plays at a speed.
    open func playImmediately(atRate rate: Float) { self.rate = rate }

    private func rateDidChange() {
        let isReady = currentItem?.status == .readyToPlay
        timeControlStatus = rate == 0 ? .paused : isReady ? .playing : .waitingToPlayAtSpecifiedRate
        currentItem?.rate = isReady ? Double(rate) : 0
        scheduleEnd()
    }

    private func scheduleEnd() {
        let scene = SceneContext.current
        if let ending { scene.runLoop.cancel(ending) }
        ending = nil
        for observer in observers { observer.schedule() }
        guard let item = currentItem, item.rate > 0 else { return }
        let time = scene.clock.now + (item.end - item.place) / item.rate
        ending = scene.runLoop.add(at: time) { [weak self] in self?.itemDidEnd(item) }
    }

    private func itemDidEnd(_ item: AVPlayerItem) {
        guard item === currentItem else { return }
        ending = nil
        if actionAtItemEnd == .pause || actionAtItemEnd == .advance && !(self is AVQueuePlayer) { rate = 0 }
        NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
        if actionAtItemEnd == .advance { advance() }
    }

    /// Goes on with the next item, if there are several.
    func advance() {}

    // MARK: Time

    /// Returns the place in the item; 0 without one.
    open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
    /// Moves to a place.
    open func seek(to time: CMTime) { seek(to: time) { _ in } }
    /// Moves to a place, and calls the block after 0.1 seconds of the scene's clock.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        currentItem?.seek(to: time)
        scheduleEnd()
        DeviceServices.answer { completionHandler(time.isNumeric) }
    }
    /// Moves to exactly a place.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) { _ in } }
    /// Moves to exactly a place, and calls the block after 0.1 seconds of the scene's clock.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping (Bool) -> Void
    ) { seek(to: time, completionHandler: completionHandler) }
    /// Moves to a place.
    @discardableResult open func seek(to time: CMTime) async -> Bool {
        await withCheckedContinuation { continuation in seek(to: time) { continuation.resume(returning: $0) } }
    }

    /// Calls a block at each multiple of an interval while the player plays, and when it moves or pauses.
    ///
    /// - Returns: What ends the calls.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any {
        let observer = TimeObserver(
            self,
            { place in
                let step = interval.seconds
                return step > 0 ? ((place / step).rounded(.down) + 1) * step : .infinity
            }, reportsMoves: true, block)
        observers.append(observer)
        observer.schedule()
        return observer
    }
    /// Calls a block at places in the item.
    ///
    /// - Returns: What ends the calls.
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
    ) -> Any {
        let places = times.map(\.timeValue.seconds).sorted()
        let observer = TimeObserver(
            self, { place in places.first { $0 > place + 1e-9 } ?? .infinity }, reportsMoves: false
        ) { _ in block() }
        observers.append(observer)
        observer.schedule()
        return observer
    }
    /// Ends the calls of a block.
    open func removeTimeObserver(_ observer: Any) {
        (observer as? TimeObserver)?.end()
        observers.removeAll { $0 === observer as AnyObject }
    }
}

/// A block that a player calls at some places.
private final class TimeObserver {
    private weak var player: AVPlayer?
    /// Returns the next place after one.
    private let next: (Double) -> Double
    private let reportsMoves: Bool
    private let block: (CMTime) -> Void
    private var ticket: EventSchedule.Ticket?

    init(
        _ player: AVPlayer, _ next: @escaping (Double) -> Double, reportsMoves: Bool,
        _ block: @escaping (CMTime) -> Void
    ) { (self.player, self.next, self.reportsMoves, self.block) = (player, next, reportsMoves, block) }

    /// Plans the next call, from where the player is.
    func schedule() {
        end()
        if reportsMoves { add(at: SceneContext.current.clock.now, isMove: true) } else { scheduleNext() }
    }

    func end() {
        if let ticket { SceneContext.current.runLoop.cancel(ticket) }
        ticket = nil
    }

    private func scheduleNext() {
        guard let item = player?.currentItem, item.rate > 0 else { return }
        let place = next(item.place + 1e-9)
        if place <= item.end {
            add(at: SceneContext.current.clock.now + (place - item.place) / item.rate, isMove: false)
        }
    }

    private func add(at time: Double, isMove: Bool) {
        ticket = SceneContext.current.runLoop.add(at: time) { [weak self] in
            guard let self, let player else { return }
            ticket = nil
            if !isMove || player.currentItem?.status == .readyToPlay { block(player.currentTime()) }
            if ticket == nil { scheduleNext() }
        }
    }
}
