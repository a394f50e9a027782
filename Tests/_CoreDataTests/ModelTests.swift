import Foundation
import Testing
import UIKit
import _CoreData

@MainActor @Suite("Data models") struct ModelTests {
    @Test("Entities have attributes with defaults, relationships with inverses, and those of their parents")
    func entities() throws {
        let model = try PondStore().container.managedObjectModel
        #expect(model.entities.compactMap(\.name) == ["Animal", "Fish", "Pond"])
        let fish = try #require(model.entitiesByName["Fish"])
        #expect(fish.propertiesByName.keys.sorted() == ["age", "born", "name", "pond", "tags"])
        #expect(fish.attributesByName["age"]?.defaultValue as? Int == 1)
        #expect(fish.attributesByName["age"]?.isOptional == false)
        let pond = try #require(fish.relationshipsByName["pond"])
        #expect(!pond.isToMany && pond.inverseRelationship?.name == "fish" && pond.destinationEntity?.name == "Pond")
        #expect(pond.inverseRelationship?.deleteRule == .cascadeDeleteRule)
        #expect(fish.superentity?.isAbstract == true && fish.isKindOf(entity: fish.superentity ?? fish))
    }

    @Test("The current version of a model is read")
    func versions() throws {
        let file = try PondStore.write("<model><entity name=\"Old\"/></model>", version: "A")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let second = file.appendingPathComponent("B.xcdatamodel")
        try FileManager.default.createDirectory(at: second, withIntermediateDirectories: true)
        try Data("<model><entity name=\"New\"/></model>".utf8).write(to: second.appendingPathComponent("contents"))
        #expect(NSManagedObjectModel(contentsOf: file)?.entities.first?.name == "Old")
        let current =
            "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>B.xcdatamodel</string></dict></plist>"
        try Data(current.utf8).write(to: file.appendingPathComponent(".xccurrentversion"))
        #expect(NSManagedObjectModel(contentsOf: file)?.entities.first?.name == "New")
    }

    @Test(
        "A damaged model has the entities before the damage, or is none",
        arguments: [
            ("<model><entity name=\"A\"/></model", nil), ("<model><entity name=\"A\"></entity><entity name=", "A"),
            ("", nil), ("<plist/>", nil), ("<model><entity name=\"A\" parentEntity=\"A\"/></model>", nil),
        ] as [(String, String?)])
    func damaged(text: String, entity: String?) throws {
        let file = try PondStore.write(text)
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        #expect(NSManagedObjectModel(contentsOf: file)?.entities.first?.name == entity)
    }

    @Test("A request of the model is fetched with values for its variables")
    func requests() throws {
        let store = try PondStore()
        for (name, age) in [("koi", 4), ("orfe", 9)] { store.fish(name, Int16(age)) }
        let request = try #require(
            store.container.managedObjectModel.fetchRequestFromTemplate(
                withName: "Old", substitutionVariables: ["AGE": 5]))
        #expect(try store.context.fetch(request).compactMap { ($0 as? Fish)?.name } == ["orfe"])
    }
}
