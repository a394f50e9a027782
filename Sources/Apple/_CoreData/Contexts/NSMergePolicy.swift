import UIKit

/// What happens if saved objects have been changed elsewhere.
public enum NSMergePolicyType: UInt, Sendable {
    /// Saving fails.
    case errorMergePolicyType
    /// The saved values stay, where both have changed.
    case mergeByPropertyStoreTrumpMergePolicyType
    /// The context's values are saved, where both have changed.
    case mergeByPropertyObjectTrumpMergePolicyType
    /// The context's objects are saved.
    case overwriteMergePolicyType
    /// The saved objects stay.
    case rollbackMergePolicyType
}

/// What happens if saved objects have been changed elsewhere.
open class NSMergePolicy: NSObject {
    /// The kind of policy.
    public let mergeType: NSMergePolicyType

    /// Creates a policy.
    public init(merge ty: NSMergePolicyType) {
        mergeType = ty
        super.init()
    }

    /// Saving fails.
    public class var error: NSMergePolicy { NSMergePolicy(merge: .errorMergePolicyType) }
    /// Saving keeps the saved objects.
    public class var rollback: NSMergePolicy { NSMergePolicy(merge: .rollbackMergePolicyType) }
    /// Saving keeps the context's objects.
    public class var overwrite: NSMergePolicy { NSMergePolicy(merge: .overwriteMergePolicyType) }
    /// Saving keeps the context's values where both have changed.
    public class var mergeByPropertyObjectTrump: NSMergePolicy {
        NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    }
    /// Saving keeps the saved values where both have changed.
    public class var mergeByPropertyStoreTrump: NSMergePolicy {
        NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
    }
}

/// Saving fails if objects were changed elsewhere.
public nonisolated(unsafe) let NSErrorMergePolicy: AnyObject = NSMergePolicy.error
/// Saving keeps the saved objects.
public nonisolated(unsafe) let NSRollbackMergePolicy: AnyObject = NSMergePolicy.rollback
/// Saving keeps the context's objects.
public nonisolated(unsafe) let NSOverwriteMergePolicy: AnyObject = NSMergePolicy.overwrite
/// Saving keeps the context's values where both have changed.
public nonisolated(unsafe) let NSMergeByPropertyObjectTrumpMergePolicy: AnyObject =
    NSMergePolicy.mergeByPropertyObjectTrump
/// Saving keeps the saved values where both have changed.
public nonisolated(unsafe) let NSMergeByPropertyStoreTrumpMergePolicy: AnyObject =
    NSMergePolicy.mergeByPropertyStoreTrump
