import Foundation
import TestSupport
import Testing

@testable import quartzite

@Suite("Classes of data models")
struct ModelClassesTests {
    private func source(_ entities: String) throws -> String? {
        let folder = TemporaryFolder()
        let model = folder.url("Model.xcdatamodeld/Model.xcdatamodel")
        try FileManager.default.createDirectory(at: model, withIntermediateDirectories: true)
        try Data("<model>\(entities)</model>".utf8).write(to: model.appending(path: "contents"))
        return withExtendedLifetime(folder) { ModelClasses([folder.url("Model.xcdatamodeld").path])?.source }
    }

    @Test("A class has the properties and methods that Xcode generates")
    func everything() throws {
        let source = try #require(
            try source(
                """
                <entity name="Pond" representedClassName="Pond" codeGenerationType="class">
                <attribute name="title" optional="YES" attributeType="String"/>
                <attribute name="depth" attributeType="Double" usesScalarValueType="YES"/>
                <attribute name="area" attributeType="Double" usesScalarValueType="NO"/>
                <attribute name="tags" attributeType="Transformable" customClassName="[String]"/>
                <relationship name="fish" toMany="YES" destinationEntity="Fish"/>
                <relationship name="steps" toMany="YES" ordered="YES" destinationEntity="Step"/>
                </entity>
                <entity name="Fish" representedClassName=".Fish" parentEntity="Pond" codeGenerationType="category"/>
                <entity name="Step" representedClassName="Step"/>
                """))
        for line in [
            "public class Pond: NSManagedObject {}", "extension Pond: Identifiable {}",
            "    public class func fetchRequest() -> NSFetchRequest<Pond> {",
            #"    public var `title`: String? { get { _managedGet("title") } set { _managedSet("title", newValue) } }"#,
            #"    public var `depth`: Double { get { _managedGet("depth") } set { _managedSet("depth", newValue) } }"#,
            #"    public var `area`: NSNumber? { get { _managedGet("area") } set { _managedSet("area", newValue) } }"#,
            #"    public var `tags`: [String]? { get { _managedGet("tags") } set { _managedSet("tags", newValue) } }"#,
            #"    public var `fish`: NSSet? { get { _managedGet("fish") } set { _managedSet("fish", newValue) } }"#,
            #"    public func addToFish(_ value: Fish) { _managedCall("addToFish", value) }"#,
            #"    public func removeFromFish(_ values: NSSet) { _managedCall("removeFromFish", values) }"#,
            #"    public func insertIntoSteps(_ value: Step, at idx: Int) { _managedCall("insertIntoSteps", value, idx) }"#,
            "extension Fish {",
        ] { #expect(source.split(separator: "\n").contains { $0 == line }, "\(line)\n\(source)") }
        #expect(!source.contains("class Fish") && !source.contains("extension Step"))
        #expect(!source.contains("extension Fish: Identifiable"), "it inherits the conformance")
    }

    @Test("Models whose classes the app declares need no code")
    func none() throws {
        #expect(try source(#"<entity name="A" representedClassName="A"/>"#) == nil)
        #expect(try source(#"<entity name="A" codeGenerationType="class"/>"#) == nil)
        #expect(try source(#"<entity name="A" representedClassName="A b" codeGenerationType="class"/>"#) == nil)
        #expect(try source("<entity") == nil)
    }
}
