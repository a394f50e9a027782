#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What every thread has one of: the transactions of code outside all scenes, which never mix with those of another
/// thread, a queue of objects to release, and the scene whose code it runs.
private final class ThreadState {
    let transactions = TransactionStack()
    let releases = ReleaseQueue()
    var scene: SceneContext?
    /// The transactions of `scene`, kept beside it because every change of a layer asks for them.
    var sceneTransactions: TransactionStack?
}

/// Objects that are let go of one after the other instead of one inside the other.
package final class ReleaseQueue {
    /// How many deinitialisers run inside one another.
    package var depth = 0
    /// What waits for them.
    package var waiting: [[AnyObject]] = []

    /// The thread's own.
    package static var current: ReleaseQueue { ThreadLocal.releaseQueue }
}

enum ThreadLocal {
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

    /// The transactions of this thread outside all scenes.
    static var ownTransactions: TransactionStack { state.transactions }
    /// The transactions of the scene whose code this thread runs; nil outside all scenes.
    static var sceneTransactions: TransactionStack? { state.sceneTransactions }
    static var releaseQueue: ReleaseQueue { state.releases }
    static var scene: SceneContext? {
        get { state.scene }
        set {
            let state = state
            state.scene = newValue
            state.sceneTransactions = newValue?.transactions
        }
    }
}
