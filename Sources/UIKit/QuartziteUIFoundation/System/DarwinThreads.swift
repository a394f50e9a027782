import Glibc
import QuartzCore

// The names that C's functions for threads have on Apple's systems.

/// The policy of a mutex with which the thread that asks first need not be the next one.
public let PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 = 3

/// The policy of a mutex with which threads get it in the order in which they asked.
public let PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 = 1

/// Sets the kind of a mutex, whose constants are of another type than on Apple's systems.
@discardableResult
public func pthread_mutexattr_settype(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>?, _ type: Int) -> Int32 {
    guard let attributes, let kind = Int32(exactly: type) else { return EINVAL }
    return Glibc.pthread_mutexattr_settype(attributes, kind)
}

/// Sets the policy of a mutex; it has no effect, because one thread runs the code of a scene.
@discardableResult
public func pthread_mutexattr_setpolicy_np(
    _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>?, _ policy: Int32
) -> Int32 { attributes == nil ? EINVAL : 0 }
