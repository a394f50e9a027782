#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What every thread has one of: a stack of transactions, as changes on one thread never mix with another's.
enum ThreadLocal {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { stored in
            let raw: UnsafeMutableRawPointer? = stored
            if let raw { Unmanaged<TransactionStack>.fromOpaque(raw).release() }
        }
        return key
    }()

    static var transactionStack: TransactionStack {
        if let raw = pthread_getspecific(key) { return Unmanaged.fromOpaque(raw).takeUnretainedValue() }
        let stack = TransactionStack()
        pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
        return stack
    }
}
