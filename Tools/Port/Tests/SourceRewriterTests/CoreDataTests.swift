import Testing

@testable import SourceRewriter

@Suite("Core Data in iOS code")
struct CoreDataTests {
    private func rewritten(_ text: String) throws -> String {
        let settings = RewritingSettings(dropsMissingImports: true, hasPlaceholders: true)
        return try BuildConditions.$settings.withValue(settings) {
            let source = try ParsedSource(path: "a.swift", bytes: Array(text.utf8))
            let bytes = Rewriter.rewrite([source], index: ModuleIndex([source]), style: .local)[0].bytes
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    @Test("The framework is imported under another name, also if only UIKit imports it")
    func imports() throws {
        let text = try rewritten("import CoreData\nimport UIKit\nvar c: NSManagedObjectContext?")
        #expect(text.contains("import _CoreData\n") && !text.contains("import CoreData"))
        #expect(
            try rewritten("import UIKit\nvar c: NSManagedObjectContext?").contains("import UIKit; import _CoreData"))
        #expect(try !rewritten("import UIKit\nvar c: UIView?").contains("_CoreData"))
    }

    @Test("Managed properties and methods get code")
    func managed() throws {
        let text = try rewritten(
            """
            import CoreData
            class Pond: NSManagedObject {
                @NSManaged var title: String?
            }
            extension Pond {
                @objc(addFishObject:) @NSManaged public func addToFish(_ value: Fish)
                @NSManaged func insertIntoFish(_ value: Fish, at idx: Int)
            }
            """)
        #expect(
            text.contains(
                "var title: String? { get { _managedGet(\"title\") } set { _managedSet(\"title\", newValue) } }"))
        #expect(text.contains("func addToFish(_ value: Fish) { _managedCall(\"addToFish\", value) }"))
        #expect(
            text.contains(
                "func insertIntoFish(_ value: Fish, at idx: Int) { _managedCall(\"insertIntoFish\", value, idx) }"))
    }

    @Test("Values that become variadic arguments only on Apple's systems are passed as their descriptions")
    func variadicArguments() throws {
        let text = try rewritten(
            """
            import UIKit
            let a = NSPredicate(format: "a == %@", b as CVarArg)
            os_log("%@", log: .default, type: .error, error! as CVarArg)
            """)
        #expect(text.contains("NSPredicate(format: \"a == %@\", b as Any)"))
        #expect(
            text.contains(
                "type: .error, { (value: Any) -> any CVarArg in value as? any CVarArg ?? "
                    + "NSString(string: \"\\(value)\") }(error!))"))
    }

    @Test("Casts of generic classes pass through an object of unknown type, and a snapshot is converted")
    func casts() throws {
        let text = try rewritten(
            """
            import CoreData
            let a = Pond.fetchRequest() as! NSFetchRequest<Pond>
            let b = snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
            let c: NSFetchRequest = Pond.fetchRequest() as NSFetchRequest<Pond>
            """)
        #expect(text.contains("Pond.fetchRequest() as AnyObject as! NSFetchRequest<Pond>"))
        #expect(text.contains("snapshot._bridged(to: NSDiffableDataSourceSnapshot<String, NSManagedObjectID>.self)"))
        #expect(text.contains("Pond.fetchRequest() as NSFetchRequest<Pond>"))
    }

    @Test("Arguments of predicates are of any type")
    func arguments() throws {
        let text = try rewritten(#"let p = NSPredicate(format: "id == %@ AND a == %@", id as CVarArg, b! as! CVarArg)"#)
        #expect(text.contains(#"NSPredicate(format: "id == %@ AND a == %@", id as Any, b! as Any)"#))
        let other = try rewritten(#"let s = String(format: "%@", id as CVarArg)"#)
        #expect(other.contains("value as? any CVarArg ?? NSString(string:") && other.contains("}(id))"))
    }

    @Test("Objects of a class known only at run time are made in their context")
    func makers() throws {
        let text = try rewritten(
            "import CoreData\nfunc make<T: NSManagedObject>(_ c: NSManagedObjectContext) -> T { T(context: c) }")
        #expect(text.contains("T._make(context: c)"))
        let object = try rewritten("import CoreData\nlet o = NSManagedObject(entity: e, insertInto: c)")
        #expect(object.contains("NSManagedObject._make(entity: e, insertInto: c)"))
    }

    @Test("Code for names that are missing is left out, and the rest of the file stays")
    func missing() throws {
        let text = "import CoreData\nvar t: NSPersistentCloudKitContainerEvent?\nvar c: NSManagedObjectContext?"
        let settings = RewritingSettings(dropsMissingImports: true, hasPlaceholders: true)
        try BuildConditions.$settings.withValue(settings) {
            let source = try ParsedSource(path: "a.swift", bytes: Array(text.utf8))
            let missing = MissingDeclarations([source])
            let bytes = source.bytes.applying(missing.edits["a.swift"] ?? []).bytes
            let rest = String(decoding: bytes, as: UTF8.self)
            #expect(!rest.contains("NSPersistentCloudKitContainerEvent") && rest.contains("NSManagedObjectContext"))
        }
    }
}
