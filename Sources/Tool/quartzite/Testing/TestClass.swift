import QuartziteRewriting

/// A class of tests of XCTest, with the tests that it declares and inherits.
struct TestClass: Equatable {
    /// A test of a class.
    struct Method: Equatable {
        /// The name of the method, without parentheses.
        let name: String
        let file: String
        let line: Int
        let isAsync: Bool
    }

    /// The name with which the tests' module refers to the class.
    let name: String
    var methods: [Method]

    /// The class's name in results, without those of enclosing types.
    var shownName: String { name.split(separator: ".").last.map(String.init) ?? name }

    /// Returns the name of a test in results, such as `CardTests.testFlip`.
    func name(of method: Method) -> String { "\(shownName).\(method.name)" }
}

/// The classes of tests in the files of a module.
///
/// XCTest finds tests through the Objective-C runtime; here the syntax of the files says which there are.
struct TestClasses {
    /// The classes with tests, in the order of their declarations.
    let classes: [TestClass]

    /// Finds the classes.
    ///
    /// - Parameters:
    ///   - files: The files of the tests' module.
    ///   - others: The files of other modules, with classes that tests may inherit from.
    ///   - allowsUnknownBases: Whether a class counts whose superclass no file declares, because its module is missing.
    init(_ files: [SourceReport], others: [SourceReport], allowsUnknownBases: Bool = false) {
        let types = DeclaredTypes((files + others).flatMap(\.types))
        var methods: [String: [TestClass.Method]] = [:]
        for file in others + files {
            for test in file.tests {
                methods[test.type, default: []].append(
                    TestClass.Method(name: test.name, file: file.source, line: test.line, isAsync: test.isAsync))
            }
        }
        classes = files.flatMap(\.types).compactMap { type in
            guard type.kind == .class, !type.generic, !["private", "fileprivate"].contains(type.access) else {
                return nil
            }
            let line = Self.line(of: type, types)
            let isUnknown = line.count > 1 && line.last.map { types[$0] == nil } ?? false
            guard !line.filter(Self.bases.contains).isEmpty || allowsUnknownBases && isUnknown else { return nil }
            var seen: Set<String> = []
            // The tests of a superclass come first; an override keeps its place.
            let inherited = line.dropFirst().reversed().flatMap { methods[$0] ?? [] }
            let own = methods[type.qualifiedName] ?? []
            let all = (inherited + own).filter { seen.insert($0.name).inserted }.map { method in
                own.first { $0.name == method.name } ?? method
            }
            return all.isEmpty ? nil : TestClass(name: type.qualifiedName, methods: all)
        }
    }

    /// The classes that tests inherit from.
    private static let bases: Set = ["XCTestCase", "FBSnapshotTestCase", "SnapshotTestCase"]

    /// Returns the names of a class and of those that it inherits from, as far as they are known.
    private static func line(of type: TypeReport, _ types: DeclaredTypes) -> [String] {
        var found = [type.qualifiedName]
        var next = type.inherits.first
        func known(_ name: String) -> String {
            types[name]?.qualifiedName ?? name.split(separator: ".").last.map(String.init) ?? name
        }
        while let name = next.map(known), !found.contains(name) {
            found.append(name)
            next = types[name]?.kind == .class ? types[name]?.inherits.first : nil
        }
        return found
    }
}
