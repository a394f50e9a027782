/// Groups changes to layers and determines how they animate.
///
/// A change outside any transaction begins an implicit one, which the host commits with its next frame. Settings apply
/// to the innermost transaction; a value that is not set there is looked up in the enclosing ones. Each scene has its
/// own transactions, and so does each thread for code outside all scenes.
open class CATransaction: NSObject {
    /// Begins a transaction nested in the current one.
    open class func begin() { TransactionStack.current.begin() }

    /// Commits the innermost transaction begun with ``begin()``; if there is none, commits the implicit one, if any.
    open class func commit() { TransactionStack.current.commit() }

    /// Commits the implicit transaction now; does nothing while explicit transactions are open.
    open class func flush() { TransactionStack.current.flush() }

    /// Acquires the recursive lock of the layer tree; layers themselves do not acquire it.
    open class func lock() { layerLock.lock() }

    /// Releases the lock of the layer tree; does nothing if the current thread does not hold it.
    open class func unlock() { layerLock.unlock() }

    private static let layerLock = NSRecursiveLock()

    /// Returns the duration in seconds of animations that specify none; the default is 0.25.
    open class func animationDuration() -> CFTimeInterval {
        TransactionStack.current.lookup(\.animationDuration) ?? 0.25
    }

    /// Sets the duration in seconds of animations that specify none.
    open class func setAnimationDuration(_ duration: CFTimeInterval) {
        TransactionStack.current.innermost.animationDuration = duration
    }

    /// Returns the timing function that replaces that of every animation added; nil keeps the animations' own.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        TransactionStack.current.lookup(\.animationTimingFunction) ?? nil
    }

    /// Sets the timing function that replaces that of every animation added; nil keeps the animations' own.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        TransactionStack.current.innermost.animationTimingFunction = .some(function)
    }

    /// Returns whether property changes run no actions, and so do not animate; the default is false.
    open class func disableActions() -> Bool { TransactionStack.current.disablesActions }

    /// Sets whether property changes run no actions.
    open class func setDisableActions(_ flag: Bool) { TransactionStack.current.innermost.disableActions = flag }

    /// Returns the latest completion block of the innermost transaction that has one.
    open class func completionBlock() -> (() -> Void)? {
        TransactionStack.current.lookup(\.completions.last)?.block
    }

    /// Adds a block to call after all animations added later in this transaction have ended or been removed.
    ///
    /// If there are none, the block is called in the run loop cycle after the commit. Setting a second block does not
    /// replace the first, and setting nil cancels nothing (facts trx-012, trx-016).
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        guard let block else { return }
        TransactionStack.current.innermost.completions.append(CompletionGroup(block))
    }

    /// Returns a setting by its `kCATransaction…` key, or the value stored under a custom key.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: return NSNumber(value: animationDuration())
        case kCATransactionDisableActions: return NSNumber(value: disableActions())
        case kCATransactionAnimationTimingFunction: return animationTimingFunction()
        case kCATransactionCompletionBlock: return completionBlock()
        default: return TransactionStack.current.lookup { $0.values[key] }
        }
    }

    /// Changes a setting by its `kCATransaction…` key, or stores a value under a custom key.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            if let seconds = AnimatableValue(anObject)?.double { setAnimationDuration(seconds) }
        case kCATransactionDisableActions:
            if let flag = AnimatableValue(anObject)?.double { setDisableActions(flag != 0) }
        case kCATransactionAnimationTimingFunction:
            setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock:
            setCompletionBlock(anObject as? () -> Void)
        default:
            TransactionStack.current.innermost.values[key] = anObject
        }
    }
}

/// The key of ``CATransaction/animationDuration()``.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of ``CATransaction/disableActions()``.
public let kCATransactionDisableActions = "disableActions"
/// The key of ``CATransaction/animationTimingFunction()``.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of ``CATransaction/completionBlock()``.
public let kCATransactionCompletionBlock = "completionBlock"
