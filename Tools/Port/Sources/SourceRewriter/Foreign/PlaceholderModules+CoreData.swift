extension PlaceholderModules {
    /// The names of Quartzite's Core Data.
    ///
    /// Others of the framework are missing, and what uses them is left out.
    static let coreDataNames = Set(
        """
        NSAsynchronousFetchRequest NSAsynchronousFetchResult NSAttributeDescription \
        NSAttributeType NSBatchDeleteRequest NSBatchDeleteRequestResultType NSBatchDeleteResult \
        NSBatchInsertRequest NSBatchInsertRequestResultType NSBatchInsertResult \
        NSBatchUpdateRequest NSBatchUpdateRequestResultType NSBatchUpdateResult NSDeleteRule \
        NSDerivedAttributeDescription NSEntityDescription NSErrorMergePolicy \
        NSExpressionDescription NSFetchIndexDescription NSFetchIndexElementDescription \
        NSFetchRequest NSFetchRequestResult NSFetchRequestResultType NSFetchedPropertyDescription \
        NSFetchedResultsChangeType NSFetchedResultsController NSFetchedResultsControllerDelegate \
        NSFetchedResultsSectionInfo NSInMemoryStoreType NSManagedObject \
        NSManagedObjectConstraintMergeError NSManagedObjectConstraintValidationError \
        NSManagedObjectContext NSManagedObjectContextConcurrencyType NSManagedObjectContextDidSave \
        NSManagedObjectContextObjectsDidChange NSManagedObjectContextWillSave \
        NSManagedObjectExternalRelationshipError NSManagedObjectID NSManagedObjectMergeError \
        NSManagedObjectModel NSManagedObjectReferentialIntegrityError \
        NSManagedObjectValidationError NSMergeByPropertyObjectTrumpMergePolicy \
        NSMergeByPropertyStoreTrumpMergePolicy NSMergePolicy NSMergePolicyType \
        NSOverwriteMergePolicy NSPersistentCloudKitContainer NSPersistentCloudKitContainerOptions \
        NSPersistentCloudKitContainerSchemaInitializationOptions NSPersistentContainer \
        NSPersistentHistoryChange NSPersistentHistoryChangeRequest NSPersistentHistoryChangeType \
        NSPersistentHistoryResult NSPersistentHistoryResultType NSPersistentHistoryToken \
        NSPersistentHistoryTrackingKey NSPersistentHistoryTransaction NSPersistentStore \
        NSPersistentStoreCoordinator NSPersistentStoreCoordinatorStoresDidChange \
        NSPersistentStoreCoordinatorStoresWillChange NSPersistentStoreDescription \
        NSPersistentStoreFileProtectionKey NSPersistentStoreIncompatibleVersionHashError \
        NSPersistentStoreInvalidTypeError NSPersistentStoreOpenError \
        NSPersistentStoreOperationError NSPersistentStoreRemoteChange \
        NSPersistentStoreRemoteChangeNotificationPostOptionKey NSPersistentStoreRequest \
        NSPersistentStoreRequestType NSPersistentStoreResult \
        NSPersistentStoreSaveConflictsErrorKey NSPersistentStoreSaveError NSPropertyDescription \
        NSQueryGenerationToken NSRelationshipDescription NSRollbackMergePolicy NSSQLiteStoreType \
        NSSecureUnarchiveFromDataTransformer NSSnapshotEventType NSValueTransformerName \
        ValueTransformer
        """.split(separator: " ").map(String.init))
}
