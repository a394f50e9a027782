/// The generated sources of a program of tests: its entry point, and the function that launches the app of the tests.
struct TestEntry: GeneratedSources {
    let classes: [TestClass]
    /// The app that hosts the tests; nil if they need none.
    let app: RunnableScene?
    /// The class of the scenes' delegates, if the app declares exactly one.
    let sceneDelegate: String?
    /// The names of the modules whose resources the bundle contains, the app's or the tests' own first.
    let bundledModules: [String]
    /// Whether the tests launch the app themselves.
    let launchesApp: Bool

    /// The symbol of the function that launches the app.
    private static let symbol = "quartzite_tested_app"

    /// The declaration of that function.
    ///
    /// An import of the app would show its members to all files of the tests.
    private static let declaration = """
        @_silgen_name("\(symbol)")
        func quartziteApp(_ program: inout QuartziteCommandLine.TestProgram)

        """

    func registration(of library: String) -> String? {
        guard let app, app.module == library else { return nil }
        let delegate = sceneDelegate.map { "sceneDelegate: \($0).self" } ?? ""
        return """
            import QuartziteCommandLine
            import UIKit

            @_silgen_name("\(Self.symbol)")
            public func quartziteApp(_ program: inout QuartziteCommandLine.TestProgram) {
            #sourceLocation(file: \(swiftLiteral(app.file)), line: \(app.line))
                program.useApp(\(delegate)) { \(app.construction) }
            #sourceLocation()
            }

            """
    }

    var main: String {
        let names = bundledModules.map(swiftLiteral).joined(separator: ", ")
        return """
            import QuartziteCommandLine
            import _XCTest
            \(app == nil ? "" : Self.declaration)
            @_cdecl("main") func quartziteProgram(_ count: Int32, _ arguments: UnsafeRawPointer?) -> Int32 {
                var program = QuartziteCommandLine.TestProgram()
                program.useBundle(modules: [\(names)])
                \(app.map { _ in "quartziteApp(&program)" } ?? "")
                \(launchesApp ? "program.launchAppByTests()" : "")
                return program.main(
                    { selection, report in
                        var tests = _XCTest._TestClasses()
            \(classes.map(registration).joined(separator: "\n"))
                        return tests.run(selection, report)
                    }, swiftTesting: { _XCTest._SwiftTesting.run($0, $1) })
            }

            """
    }

    private func registration(_ type: TestClass) -> String {
        let methods = type.methods.map { method in
            let call = "test.\(method.name)()"
            let body =
                method.isAsync
                ? "_XCTest.XCTestCase._asynchronous { (test: \(type.name)) in try await \(call) }"
                : "{ test in try \(call) }"
            return "                (\(swiftLiteral(method.name)), \(body)),"
        }
        return """
                        tests.add(\(type.name).self, [
            \(methods.joined(separator: "\n"))
                        ])
            """
    }
}
