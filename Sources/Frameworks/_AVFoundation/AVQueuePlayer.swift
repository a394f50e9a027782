import QuartziteDeviceServices
import UIKit
import _CoreMedia

/// A player that plays items one after another.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    private var queue: [AVPlayerItem] = []

    /// Creates a player for items.
    public init(items: [AVPlayerItem]) {
        queue = items
        super.init(playerItem: items.first)
        actionAtItemEnd = .advance
    }
    /// Creates a player for an item.
    public override init(playerItem item: AVPlayerItem?) {
        queue = item.map { [$0] } ?? []
        super.init(playerItem: item)
        actionAtItemEnd = .advance
    }
    /// Creates a player without items.
    public override init() {
        super.init()
        actionAtItemEnd = .advance
    }

    /// Returns the item that is played and those after it.
    open func items() -> [AVPlayerItem] { queue }
    /// Plays the next item.
    open func advanceToNextItem() { advance() }
    override func advance() {
        if !queue.isEmpty { queue.removeFirst() }
        show(queue.first)
    }
    /// Returns whether an item can be inserted: it is not in the queue.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !queue.contains(item) }
    /// Inserts an item after another one, or at the end.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        let index = afterItem.flatMap { queue.firstIndex(of: $0) }.map { $0 + 1 } ?? queue.count
        queue.insert(item, at: index)
        if queue.count == 1 { show(item) }
    }
    /// Removes an item.
    open func remove(_ item: AVPlayerItem) {
        queue.removeAll { $0 === item }
        if item === currentItem { show(queue.first) }
    }
    /// Removes all items.
    open func removeAllItems() {
        queue.removeAll()
        show(nil)
    }
    /// Plays one item instead of all others.
    open override func replaceCurrentItem(with item: AVPlayerItem?) {
        queue = item.map { [$0] } ?? []
        show(item)
    }
}

/// A repetition of an item in a player.
open class AVPlayerLooper: NSObject {
    /// Whether a repetition works; raw values are Apple's.
    public enum Status: Int, Sendable {
        /// It is not known.
        case unknown
        /// It works.
        case ready
        /// It does not work.
        case failed
        /// It has ended.
        case cancelled
    }
    /// Whether the repetition works.
    open private(set) var status = Status.ready
    /// The number of times that the item has ended.
    open private(set) var loopCount = 0
    private weak var player: AVQueuePlayer?
    private var observation: (any NSObjectProtocol)?

    /// Repeats an item in a player.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        self.player = player
        super.init()
        if player.currentItem !== itemToLoop { player.replaceCurrentItem(with: itemToLoop) }
        player.actionAtItemEnd = .none
        observation = NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: itemToLoop, queue: nil
        ) { [weak self] _ in
            guard let self, status == .ready else { return }
            loopCount += 1
            self.player?.seek(to: .zero)
        }
    }
    /// Ends the repetition.
    open func disableLooping() {
        status = .cancelled
        if let observation { NotificationCenter.default.removeObserver(observation) }
        player?.actionAtItemEnd = .advance
    }
}
