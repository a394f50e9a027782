/// Groups changes to layers, and says how they animate.
///
/// A change outside any transaction opens an implicit one, which the host commits with its next frame. Settings go to
/// the innermost transaction and are looked up from there outwards. Every scene has its own transactions, and so has
/// every thread for code outside all scenes.
open class CATransaction: NSObject {
    /// Opens a transaction inside the current one.
    open class func begin() { TransactionStack.current.begin() }

    /// Closes the innermost transaction that ``begin()`` opened; where there is none, commits the implicit one, if any.
    open class func commit() { TransactionStack.current.commit() }

    /// Commits the implicit transaction now; waits for explicit ones, if any are open.
    open class func flush() { TransactionStack.current.flush() }

    /// Locks the layer tree's lock, which the same thread may take again; layers do not take it themselves.
    open class func lock() { layerLock.lock() }

    /// Unlocks the layer tree's lock; does nothing where this thread does not hold it.
    open class func unlock() { layerLock.unlock() }

    private static let layerLock = NSRecursiveLock()

    /// Seconds that animations without a duration take; 0.25 unless set.
    open class func animationDuration() -> CFTimeInterval {
        TransactionStack.current.lookUp(\.animationDuration) ?? 0.25
    }

    /// Sets the seconds that animations without a duration take.
    open class func setAnimationDuration(_ duration: CFTimeInterval) {
        TransactionStack.current.innermost.animationDuration = duration
    }

    /// The curve that replaces the one of every animation added; nil leaves them alone.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        TransactionStack.current.lookUp(\.animationTimingFunction) ?? nil
    }

    /// Sets the curve that replaces the one of every animation added; nil leaves them alone.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        TransactionStack.current.innermost.animationTimingFunction = .some(function)
    }

    /// Whether property changes look for no action, and so do not animate; false unless set.
    open class func disableActions() -> Bool { TransactionStack.current.lookUp(\.disableActions) ?? false }

    /// Sets whether property changes look for no action.
    open class func setDisableActions(_ flag: Bool) { TransactionStack.current.innermost.disableActions = flag }

    /// The block set last in the innermost transaction that has one.
    open class func completionBlock() -> (() -> Void)? {
        TransactionStack.current.lookUp(\.completions.last)?.block
    }

    /// Adds a block that runs once every animation added after this call, in this transaction, has ended or been
    /// removed; with no such animation, on the next turn of the run loop after the commit.
    ///
    /// A second block joins the first, and nil cancels nothing (facts trx-012, trx-016).
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        guard let block else { return }
        TransactionStack.current.innermost.completions.append(CompletionGroup(block))
    }

    /// A setting by its `kCATransaction…` key, or a value stored under a key of one's own.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: return NSNumber(value: animationDuration())
        case kCATransactionDisableActions: return NSNumber(value: disableActions())
        case kCATransactionAnimationTimingFunction: return animationTimingFunction()
        case kCATransactionCompletionBlock: return completionBlock()
        default: return TransactionStack.current.lookUp { $0.values[key] }
        }
    }

    /// Changes a setting by its `kCATransaction…` key, or stores a value under a key of one's own.
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
