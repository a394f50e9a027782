import QuartziteUIDrawing

// Written by scripts/generate-keys.

extension ObservableKeys {
    private static let nsExpression = ObservableKeys(
        of: NSExpression.self,
        [
            "arguments": \.arguments, "collection": \.collection, "constantValue": \.constantValue,
            "expressionType": \.expressionType, "function": \.function, "keyPath": \.keyPath, "variable": \.variable,
        ])
    private static let nsPointerArray = ObservableKeys(
        of: NSPointerArray.self, ["allObjects": \.allObjects, "count": \.count])
    private static let nsUbiquitousKeyValueStore = ObservableKeys(
        of: NSUbiquitousKeyValueStore.self, ["dictionaryRepresentation": \.dictionaryRepresentation])
    private static let operation = ObservableKeys(
        of: Operation.self,
        [
            "dependencies": \.dependencies, "isAsynchronous": \.isAsynchronous, "isCancelled": \.isCancelled,
            "isConcurrent": \.isConcurrent, "isExecuting": \.isExecuting, "isFinished": \.isFinished,
            "isReady": \.isReady, "name": \.name, "qualityOfService": \.qualityOfService,
            "queuePriority": \.queuePriority,
        ])
    private static let operationQueue = ObservableKeys(
        of: OperationQueue.self,
        [
            "isSuspended": \.isSuspended, "maxConcurrentOperationCount": \.maxConcurrentOperationCount, "name": \.name,
            "operationCount": \.operationCount, "operations": \.operations, "qualityOfService": \.qualityOfService,
            "underlyingQueue": \.underlyingQueue,
        ])
    private static let timer = ObservableKeys(
        of: Timer.self,
        [
            "fireDate": \.fireDate, "isValid": \.isValid, "timeInterval": \.timeInterval, "tolerance": \.tolerance,
            "userInfo": \.userInfo,
        ])
    private static let undoManager = ObservableKeys(
        of: UndoManager.self,
        [
            "canRedo": \.canRedo, "canUndo": \.canUndo, "groupingLevel": \.groupingLevel,
            "groupsByEvent": \.groupsByEvent, "isRedoing": \.isRedoing,
            "isUndoRegistrationEnabled": \.isUndoRegistrationEnabled, "isUndoing": \.isUndoing,
            "levelsOfUndo": \.levelsOfUndo, "redoActionIsDiscardable": \.redoActionIsDiscardable,
            "redoActionName": \.redoActionName, "redoCount": \.redoCount, "redoMenuItemTitle": \.redoMenuItemTitle,
            "undoActionIsDiscardable": \.undoActionIsDiscardable, "undoActionName": \.undoActionName,
            "undoCount": \.undoCount, "undoMenuItemTitle": \.undoMenuItemTitle,
        ])

    /// The properties of classes in the folder Foundation.
    static let coreFoundation: [ObservableKeys] = [
        nsExpression, nsPointerArray, nsUbiquitousKeyValueStore, operation, operationQueue, timer, undoManager,
    ]
}

extension NSExpression: ListedObject {}
extension NSPointerArray: ListedObject {}
extension NSUbiquitousKeyValueStore: ListedObject {}
extension Operation: ListedObject {}
extension OperationQueue: ListedObject {}
extension Timer: ListedObject {}
extension UndoManager: ListedObject {}
