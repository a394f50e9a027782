import Foundation
import Testing
import UIKit
import _CoreData

@MainActor @Suite("Computed values of managed objects") struct ExpressionTests {
    private func computed(_ name: String, _ function: String, _ key: String) -> NSExpressionDescription {
        let description = NSExpressionDescription()
        description.name = name
        description.expression = UIKit.NSExpression(
            forFunction: function, arguments: [UIKit.NSExpression(forKeyPath: key)])
        return description
    }

    private func store() throws -> PondStore {
        let store = try PondStore()
        let (first, second) = (store.pond("first"), store.pond("second"))
        store.fish("koi", 4, in: first)
        store.fish("orfe", 1, in: first)
        store.fish("tench", 9, in: second)
        try store.context.save()
        return store
    }

    @Test("A function of all objects makes one dictionary")
    func totals() throws {
        let store = try store()
        let request = NSFetchRequest<NSDictionary>(entityName: "Fish")
        request.resultType = .dictionaryResultType
        let sum = computed("total", "sum:", "age")
        sum.expressionResultType = .integer32AttributeType
        request.propertiesToFetch = [sum, computed("most", "max:", "age"), computed("mean", "average:", "age")]
        let row = try #require(try store.context.fetch(request).first)
        #expect(row["total"] as? Int == 14 && row["most"] as? Int == 9)
        #expect(row["mean"] as? Double == 14.0 / 3)
        #expect(try store.context.fetch(request).count == 1)
    }

    @Test("Groups have the values of their objects, in order, and meet a condition")
    func groups() throws {
        let store = try store()
        let request = NSFetchRequest<NSDictionary>(entityName: "Fish")
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = ["pond.title", computed("count", "count:", "age")]
        request.propertiesToGroupBy = ["pond.title"]
        request.sortDescriptors = [NSSortDescriptor(key: "count", ascending: true)]
        let rows = try store.context.fetch(request)
        #expect(rows.map { $0["pond.title"] as? String } == ["second", "first"])
        #expect(rows.map { $0["count"] as? Int } == [1, 2])
        request.havingPredicate = NSPredicate(format: "%@ > 1", UIKit.NSExpression(forVariable: "count"))
        #expect(try store.context.fetch(request).map { $0["pond.title"] as? String } == ["first"])
        request.havingPredicate = nil
        request.fetchLimit = 1
        #expect(try store.context.fetch(request).count == 1)
    }

    @Test("Objects are found by functions, arithmetic and comparisons that code makes")
    func conditions() throws {
        let store = try store()
        #expect(try store.names("age * 2 + 1 == 9") == ["koi"])
        #expect(try store.names("length:(name) > 4") == ["tench"])
        #expect(try store.names("(age) > 3 AND (name BEGINSWITH 't' OR (age - 4) == 0)") == ["koi", "tench"])
        let ponds = NSFetchRequest<Pond>(entityName: "Pond")
        ponds.predicate = NSPredicate(format: "SUBQUERY(fish, $f, $f.age > 3 AND $f.name != 'tench').@count > 0")
        #expect(try store.context.fetch(ponds).map(\.title) == ["first"])
        let request = NSFetchRequest<Fish>(entityName: "Fish")
        request.predicate = UIKit.NSComparisonPredicate(
            leftExpression: UIKit.NSExpression(forKeyPath: "age"),
            rightExpression: UIKit.NSExpression(forConstantValue: 3), modifier: .direct, type: .lessThan)
        #expect(try store.context.fetch(request).map(\.name) == ["orfe"])
    }

    @Test("A derived attribute is computed when an object, or one related to it, is saved")
    func derived() throws {
        let text = PondStore.contents.replacingOccurrences(
            of: "<attribute name=\"title\" attributeType=\"String\"/>",
            with: """
                <attribute name="title" attributeType="String"/>
                <attribute name="plain" optional="YES" attributeType="String" derived="YES" \
                derivationExpression="canonical:(title)"/>
                <attribute name="size" optional="YES" attributeType="Integer 16" derived="YES" \
                derivationExpression="fish.@count"/>
                """)
        let store = try PondStore(text)
        let pond = store.pond("Ä")
        store.fish("koi", 4, in: pond)
        #expect(pond.value(forKey: "plain") == nil)
        try store.context.save()
        #expect(pond.value(forKey: "plain") as? String == "a" && pond.value(forKey: "size") as? Int == 1)
        store.fish("orfe", 4, in: pond)
        try store.context.save()
        #expect(pond.value(forKey: "size") as? Int == 2 && !store.context.hasChanges)
    }

    @Test("An ordered relationship changes with its set")
    func ordered() throws {
        let text = PondStore.contents.replacingOccurrences(of: "toMany=\"YES\"", with: "toMany=\"YES\" ordered=\"YES\"")
        let store = try PondStore(text)
        let pond = store.pond("first")
        let (koi, orfe) = (store.fish("koi", 4, in: pond), store.fish("orfe", 1))
        let set = pond.mutableOrderedSetValue(forKey: "fish")
        set.insert(orfe, at: 0)
        #expect((pond.value(forKey: "fish") as? NSOrderedSet)?.array as? [Fish] == [orfe, koi])
        #expect(orfe.pond === pond)
        set.exchangeObject(at: 0, withObjectAt: 1)
        #expect((pond.value(forKey: "fish") as? NSOrderedSet)?.array as? [Fish] == [koi, orfe])
        set.remove(koi)
        #expect(koi.pond == nil && (pond.value(forKey: "fish") as? NSOrderedSet)?.count == 1)
        set.removeAllObjects()
        #expect(orfe.pond == nil)
    }

    @Test("The history of a store is empty")
    func history() throws {
        let store = try store()
        let request = NSPersistentHistoryChangeRequest.fetchHistory(after: nil as NSPersistentHistoryToken?)
        let result = try store.context.execute(request) as? NSPersistentHistoryResult
        #expect((result?.result as? [NSPersistentHistoryTransaction])?.isEmpty == true)
    }
}
