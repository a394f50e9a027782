#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The objects that each thread has: the transactions of code outside all scenes, a queue of objects to release, and
/// the current scene.
///
/// Transactions outside all scenes never mix with those of another thread.
private final class ThreadState {
    var transactions: (any SceneTransactions)?
    let releases = ReleaseQueue()
    var scene: SceneContext?
    /// The transactions of `scene`, kept beside it because every change of a layer needs them.
    var sceneTransactions: (any SceneTransactions)?
    /// The traits that resolve dynamic colours; nil means the traits of the screen.
    var traits: AnyObject?
}

/// A queue that releases objects one after the other instead of recursively.
package final class ReleaseQueue {
    /// The number of nested deinitialisers in progress.
    package var depth = 0
    /// The objects that wait for these deinitialisers to finish.
    package var waiting: [[AnyObject]] = []

    /// The queue of the current thread.
    package static var current: ReleaseQueue { ThreadLocal.releaseQueue }
}

package enum ThreadLocal {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { stored in
            let raw: UnsafeMutableRawPointer? = stored
            if let raw { Unmanaged<ThreadState>.fromOpaque(raw).release() }
        }
        return key
    }()

    private static var state: ThreadState {
        if let raw = pthread_getspecific(key) { return Unmanaged.fromOpaque(raw).takeUnretainedValue() }
        let state = ThreadState()
        pthread_setspecific(key, Unmanaged.passRetained(state).toOpaque())
        return state
    }

    /// The transactions of this thread outside all scenes; the module of layers sets them on first use.
    package static var ownTransactions: (any SceneTransactions)? {
        get { state.transactions }
        set { state.transactions = newValue }
    }
    /// The transactions of the scene whose code this thread runs; nil outside all scenes.
    package static var sceneTransactions: (any SceneTransactions)? { state.sceneTransactions }
    /// The traits with which this thread resolves dynamic colours; nil for those of the screen.
    package static var traits: AnyObject? {
        get { state.traits }
        set { state.traits = newValue }
    }
    static var releaseQueue: ReleaseQueue { state.releases }
    static var scene: SceneContext? {
        get { state.scene }
        set {
            let state = state
            state.scene = newValue
            state.sceneTransactions = newValue?.ownTransactions
        }
    }
}
