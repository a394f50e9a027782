import UIKit

/// The code of an error: an object cannot be saved.
public let NSManagedObjectValidationError = 1550
/// The code of an error: a value exists already that may exist only once.
public let NSManagedObjectConstraintValidationError = 1551
/// The code of an error: there are several errors, which `NSDetailedErrorsKey` lists.
public let NSValidationMultipleErrorsError = 1560
/// The code of an error: a value is missing.
public let NSValidationMissingMandatoryPropertyError = 1570
/// The code of an error: a relationship has too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// The code of an error: a relationship has too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// The code of an error: an object with related ones cannot be deleted.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// The code of an error: a number is too large.
public let NSValidationNumberTooLargeError = 1610
/// The code of an error: a number is too small.
public let NSValidationNumberTooSmallError = 1620
/// The code of an error: a date is too late.
public let NSValidationDateTooLateError = 1630
/// The code of an error: a date is too early.
public let NSValidationDateTooSoonError = 1640
/// The code of an error: a date is invalid.
public let NSValidationInvalidDateError = 1650
/// The code of an error: a text is too long.
public let NSValidationStringTooLongError = 1660
/// The code of an error: a text is too short.
public let NSValidationStringTooShortError = 1670
/// The code of an error: a text does not match its pattern.
public let NSValidationStringPatternMatchingError = 1680
/// The code of an error: an address is invalid.
public let NSValidationInvalidURIError = 1690
/// The code of an error: an object does not exist.
public let NSManagedObjectReferentialIntegrityError = 133000
/// The code of an error: a relationship leads to another store.
public let NSManagedObjectExternalRelationshipError = 133010
/// The code of an error: an object was changed elsewhere.
public let NSManagedObjectMergeError = 133020
/// The code of an error: another object has a value that may exist only once.
public let NSManagedObjectConstraintMergeError = 133021
/// The code of an error: a store is of another type.
public let NSPersistentStoreInvalidTypeError = 134000
/// The code of an error: a store does not match the model.
public let NSPersistentStoreIncompatibleVersionHashError = 134100
/// The code of an error: a store cannot be saved.
public let NSPersistentStoreSaveError = 134030
/// The code of an error: something else.
public let NSCoreDataError = 134060
/// The code of an error: an operation failed.
public let NSPersistentStoreOperationError = 134070
/// The code of an error: a store cannot be opened.
public let NSPersistentStoreOpenError = 134080
/// The code of an error: a migration failed.
public let NSMigrationError = 134110

/// The key of the errors that an error stands for.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The key of the object that an error concerns.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the name of the property that an error concerns.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the predicate that a value does not meet.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The key of the value that an error concerns.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of the objects that an error concerns.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The key of the stores that an error concerns.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The key of conflicts with what is saved.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"

extension NSError {
    /// Returns an error of Core Data's.
    static func coreData(_ code: Int, _ info: [String: Any]) -> NSError {
        NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
    }
}
