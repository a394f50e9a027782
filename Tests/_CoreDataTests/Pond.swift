import Foundation
import UIKit
import _CoreData

/// A fish of a pond, with code as the rewriter makes it.
final class Fish: NSManagedObject {
    var name: String? {
        get { _managedGet("name") }
        set { _managedSet("name", newValue) }
    }
    var age: Int16 {
        get { _managedGet("age") }
        set { _managedSet("age", newValue) }
    }
    var born: Date? {
        get { _managedGet("born") }
        set { _managedSet("born", newValue) }
    }
    var pond: Pond? {
        get { _managedGet("pond") }
        set { _managedSet("pond", newValue) }
    }
    var tags: [String]? {
        get { _managedGet("tags") }
        set { _managedSet("tags", newValue) }
    }
    var wakings = 0
    override func awakeFromInsert() {
        super.awakeFromInsert()
        wakings += 1
    }
}

/// A pond with fish.
final class Pond: NSManagedObject {
    var title: String? {
        get { _managedGet("title") }
        set { _managedSet("title", newValue) }
    }
    var fish: NSSet? {
        get { _managedGet("fish") }
        set { _managedSet("fish", newValue) }
    }
    func addToFish(_ value: Fish) { _managedCall("addToFish", value) }
    func removeFromFish(_ value: Fish) { _managedCall("removeFromFish", value) }

    /// The names of the fish, in alphabetical order.
    var names: [String] { (fish as? Set<Fish> ?? []).compactMap(\.name).sorted() }
}

/// A container with a model that is read from a file.
@MainActor struct PondStore {
    let container: NSPersistentContainer

    var context: NSManagedObjectContext { container.viewContext }

    static let contents = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
            <entity name="Animal" representedClassName="Animal" isAbstract="YES">
                <attribute name="name" optional="YES" attributeType="String" maxValueString="10"/>
            </entity>
            <entity name="Fish" representedClassName="_CoreDataTests.Fish" parentEntity="Animal">
                <attribute name="age" attributeType="Integer 16" defaultValueString="1" minValueString="0" \
        usesScalarValueType="YES"/>
                <attribute name="born" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
                <attribute name="tags" optional="YES" attributeType="Transformable" customClassName="[String]"/>
                <relationship name="pond" optional="YES" maxCount="1" deletionRule="Nullify" \
        destinationEntity="Pond" inverseName="fish" inverseEntity="Fish"/>
            </entity>
            <entity name="Pond" representedClassName="_CoreDataTests.Pond">
                <attribute name="title" attributeType="String"/>
                <relationship name="fish" optional="YES" toMany="YES" deletionRule="Cascade" \
        destinationEntity="Fish" inverseName="pond" inverseEntity="Fish"/>
                <uniquenessConstraints><uniquenessConstraint><constraint value="title"/></uniquenessConstraint>\
        </uniquenessConstraints>
            </entity>
            <fetchRequest name="Old" entity="Fish" predicateString="age &gt; $AGE"/>
        </model>
        """

    /// Writes a model to a folder, and returns its address.
    static func write(_ text: String, version: String = "Model") throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let model = folder.appendingPathComponent("Model.xcdatamodeld")
        let inner = model.appendingPathComponent("\(version).xcdatamodel")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: inner.appendingPathComponent("contents"))
        return model
    }

    init(_ contents: String = contents) throws {
        let file = try Self.write(contents)
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let model = NSManagedObjectModel(contentsOf: file)
        container = NSPersistentContainer(name: "Model", managedObjectModel: model ?? NSManagedObjectModel())
        container.loadPersistentStores { _, _ in }
    }

    @discardableResult func fish(_ name: String, _ age: Int16, in pond: Pond? = nil) -> Fish {
        let fish = Fish(context: context)
        (fish.name, fish.age, fish.pond) = (name, age, pond)
        return fish
    }

    func pond(_ title: String) -> Pond {
        let pond = Pond(context: context)
        pond.title = title
        return pond
    }

    /// The names of the fish that a request finds.
    func names(_ format: String? = nil, sorted: [NSSortDescriptor] = []) throws -> [String] {
        let request = NSFetchRequest<Fish>(entityName: "Fish")
        request.predicate = format.map { NSPredicate(format: $0) }
        request.sortDescriptors = sorted
        return try context.fetch(request).compactMap(\.name)
    }
}
