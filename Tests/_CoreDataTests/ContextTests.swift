import Foundation
import Testing
import UIKit
import _CoreData

@MainActor @Suite("Contexts of managed objects") struct ContextTests {
    @Test("New objects have default values, a temporary identity, and are saved")
    func inserting() throws {
        let store = try PondStore()
        let fish = store.fish("koi", 4)
        #expect(fish.wakings == 1 && fish.isInserted && fish.objectID.isTemporaryID)
        #expect(Fish(context: store.context).age == 1)
        #expect(store.context.hasChanges && store.context.insertedObjects.count == 2)
        try store.context.save()
        #expect(!store.context.hasChanges && !fish.isInserted && !fish.objectID.isTemporaryID)
        let address = fish.objectID.uriRepresentation()
        #expect(address.absoluteString.hasSuffix("/Fish/p1"))
        #expect(
            store.container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: address) == fish.objectID)
    }

    @Test("Objects are found by conditions, in order, and within limits")
    func fetching() throws {
        let store = try PondStore()
        let (first, second) = (store.pond("first"), store.pond("second"))
        store.fish("orfe", 2, in: first)
        try store.context.save()
        store.fish("koi", 4, in: first)
        store.fish("Tench", 3, in: second)
        #expect(try store.names() == ["orfe", "koi", "Tench"], "in the order of their creation")
        #expect(try store.names("age > 2 AND pond.title == 'first'") == ["koi"])
        #expect(try store.names("name BEGINSWITH[c] 't' OR name IN {'orfe'}") == ["orfe", "Tench"])
        let byAge = NSSortDescriptor(key: "age", ascending: false)
        #expect(try store.names(sorted: [byAge]) == ["koi", "Tench", "orfe"])
        #expect(try store.names(sorted: [NSSortDescriptor(keyPath: \Fish.name, ascending: true)]).last == "orfe")
        let request = NSFetchRequest<Fish>(entityName: "Fish")
        (request.sortDescriptors, request.fetchLimit, request.fetchOffset) = ([byAge], 1, 1)
        #expect(try store.context.fetch(request).map(\.name) == ["Tench"])
        request.predicate = NSPredicate(format: "pond == %@", second)
        (request.fetchLimit, request.fetchOffset) = (0, 0)
        #expect(try store.context.count(for: request) == 1)
        let ponds = NSFetchRequest<Pond>(entityName: "Pond")
        ponds.predicate = NSPredicate(format: "ANY fish.age > 3 AND fish.@count == 2")
        #expect(try store.context.fetch(ponds).map(\.title) == ["first"])
        let animals = NSFetchRequest<NSManagedObject>(entityName: "Animal")
        #expect(try store.context.count(for: animals) == 3)
        animals.includesSubentities = false
        #expect(try store.context.count(for: animals) == 0)
    }

    @Test("Identities and dictionaries are found")
    func results() throws {
        let store = try PondStore()
        let fish = store.fish("koi", 4)
        let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Fish")
        ids.resultType = .managedObjectIDResultType
        #expect(try store.context.fetch(ids) == [fish.objectID])
        let values = NSFetchRequest<NSDictionary>(entityName: "Fish")
        values.resultType = .dictionaryResultType
        values.propertiesToFetch = ["name"]
        #expect(try store.context.fetch(values) == [["name": "koi"]])
    }

    @Test("Both ends of a relationship change together")
    func inverses() throws {
        let store = try PondStore()
        let (first, second) = (store.pond("first"), store.pond("second"))
        let koi = store.fish("koi", 4, in: first)
        #expect(first.names == ["koi"])
        second.addToFish(koi)
        #expect(koi.pond === second && first.names.isEmpty && second.names == ["koi"])
        second.removeFromFish(koi)
        #expect(koi.pond == nil)
        second.fish = NSSet(array: [koi, store.fish("orfe", 1)])
        #expect(koi.pond === second && second.names == ["koi", "orfe"])
        second.mutableSetValue(forKey: "fish").remove(koi)
        #expect(koi.pond == nil && second.names == ["orfe"])
    }

    @Test("Delete rules delete or disconnect related objects")
    func deleting() throws {
        let store = try PondStore()
        let (first, second) = (store.pond("first"), store.pond("second"))
        store.fish("koi", 4, in: first)
        let orfe = store.fish("orfe", 4, in: second)
        try store.context.save()
        store.context.delete(first)
        #expect(first.isDeleted)
        #expect(try store.names() == ["orfe"])
        store.context.delete(orfe)
        #expect(second.names.isEmpty)
        try store.context.save()
        #expect(first.managedObjectContext == nil && !first.isDeleted)
        #expect(try store.names().isEmpty)
        #expect(throws: (any Error).self) { try store.context.existingObject(with: orfe.objectID) }
    }

    @Test("A rollback brings back what was saved")
    func rollback() throws {
        let store = try PondStore()
        let koi = store.fish("koi", 4)
        try store.context.save()
        koi.age = 9
        #expect(koi.changedValues().keys.sorted() == ["age"] && koi.hasChanges)
        store.fish("orfe", 1)
        store.context.rollback()
        #expect(koi.age == 4 && !store.context.hasChanges)
        store.context.delete(koi)
        store.context.rollback()
        #expect(try store.names() == ["koi"])
    }

    @Test("Changes are undone and redone")
    func undo() throws {
        let store = try PondStore()
        let manager = UndoManager()
        manager.groupsByEvent = false
        let pond = store.pond("first")
        try store.context.save()
        store.context.undoManager = manager
        manager.beginUndoGrouping()
        let koi = store.fish("koi", 4, in: pond)
        manager.endUndoGrouping()
        manager.beginUndoGrouping()
        koi.age = 5
        manager.endUndoGrouping()
        store.context.undo()
        #expect(koi.age == 4)
        store.context.undo()
        #expect(try store.names().isEmpty && pond.names.isEmpty)
        store.context.redo()
        #expect(try store.names() == ["koi"] && pond.names == ["koi"])
    }

    @Test("Values of any type are read by name, and those of the wrong type are found by it")
    func keys() throws {
        let store = try PondStore()
        let koi = store.fish("koi", 4, in: store.pond("first"))
        #expect(koi.value(forKey: "age") as? Int == 4 && koi.value(forKeyPath: "pond.title") as? String == "first")
        koi.setValue(7, forKey: "age")
        koi.tags = ["red"]
        koi.born = Date(timeIntervalSinceReferenceDate: 5)
        #expect(koi.age == 7 && koi.tags == ["red"] && koi.born?.timeIntervalSinceReferenceDate == 5)
        #expect(koi.pond?.value(forKeyPath: "fish.@sum.age") as? Double == 7)
    }

    @Test("A child saves in its parent, and the parent in the store")
    func children() throws {
        let store = try PondStore()
        let koi = store.fish("koi", 4)
        try store.context.save()
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = store.context
        let copy = try #require(child.object(with: koi.objectID) as? Fish)
        copy.age = 5
        let new = Fish(context: child)
        new.name = "orfe"
        #expect(koi.age == 4)
        #expect(try store.names() == ["koi"])
        try child.save()
        #expect(koi.age == 5 && store.context.hasChanges)
        #expect(try store.names() == ["koi", "orfe"])
        let other = store.container.newBackgroundContext()
        #expect(try other.count(for: NSFetchRequest<Fish>(entityName: "Fish")) == 1)
        try store.context.save()
        #expect(try other.count(for: NSFetchRequest<Fish>(entityName: "Fish")) == 2)
    }

    @Test("What another context saves is merged if the context wants it")
    func merging() throws {
        let store = try PondStore()
        let koi = store.fish("koi", 4)
        try store.context.save()
        let other = store.container.newBackgroundContext()
        (other.object(with: koi.objectID) as? Fish)?.age = 6
        try other.save()
        #expect(koi.age == 4)
        koi.age = 7
        #expect(throws: (any Error).self) { try store.context.save() }
        store.context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        try store.context.save()
        #expect(koi.age == 7)
        store.context.automaticallyMergesChangesFromParent = true
        other.refreshAllObjects()
        (other.object(with: koi.objectID) as? Fish)?.age = 8
        try other.save()
        #expect(koi.age == 8)
    }

    @Test("An object cannot be saved without a value that it needs")
    func validation() throws {
        let store = try PondStore()
        let pond = Pond(context: store.context)
        func error() -> NSError? {
            do { try store.context.save() } catch { return error as NSError }
            return nil
        }
        let missing = try #require(error())
        #expect(missing.domain == NSCocoaErrorDomain && missing.code == NSValidationMissingMandatoryPropertyError)
        #expect(missing.userInfo[NSValidationKeyErrorKey] as? String == "title")
        #expect(missing.userInfo[NSValidationObjectErrorKey] as? Pond === pond)
        store.fish("a name that is too long", -1)
        let several = try #require(error())
        #expect(several.code == NSValidationMultipleErrorsError)
        let codes = (several.userInfo[NSDetailedErrorsKey] as? [NSError])?.map(\.code)
        #expect(codes == [1570, NSValidationStringTooLongError, NSValidationNumberTooSmallError])
    }

    @Test("A value that may exist only once updates the object that has it")
    func constraints() throws {
        let store = try PondStore()
        store.context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
        _ = store.pond("first")
        try store.context.save()
        _ = store.pond("first")
        try store.context.save()
        #expect(try store.context.count(for: NSFetchRequest<Pond>(entityName: "Pond")) == 1)
        store.context.mergePolicy = NSErrorMergePolicy
        _ = store.pond("first")
        #expect(throws: (any Error).self) { try store.context.save() }
    }

    @Test("Batches of objects are added, changed and deleted in the store")
    func batches() throws {
        let store = try PondStore()
        let insert = NSBatchInsertRequest(entityName: "Fish", objects: [["name": "koi"], ["name": "orfe", "age": 3]])
        insert.resultType = .count
        #expect((try store.context.execute(insert) as? NSBatchInsertResult)?.result as? Int == 2)
        let update = NSBatchUpdateRequest(entityName: "Fish")
        update.propertiesToUpdate = ["age": 9]
        try store.context.execute(update)
        #expect(try store.names("age == 9") == ["koi", "orfe"])
        let request = Fish.fetchRequest()
        request.predicate = NSPredicate(format: "name == 'koi'")
        try store.context.execute(NSBatchDeleteRequest(fetchRequest: request))
        store.context.reset()
        #expect(try store.names() == ["orfe"])
    }
}
