import ArgumentParser
import Foundation
import QuartziteCommandLine
import QuartziteFilm
import QuartziteSceneHosting
import QuartziteSnapshots
import QuartziteXcodeProject

/// `quartzite test`: compiles the tests of an iOS project, and runs them.
struct TestCommand: Verb {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Run the unit tests of an iOS project, with XCTest and Swift Testing.",
        usage: """
            quartzite test MyApp
            quartzite test MyApp --filter CardTests --junit results.xml
            quartzite test MyApp --list
            """,
        discussion: """
            The files are not changed: code that the compiler does not accept without an Objective-C runtime is \
            rewritten in a copy. Waits in a test move the clock of its scene, and not that of the machine. Exits with \
            status 1 if a test fails or does not compile, 64 if a filter leaves no test, and 69 if tests are left out \
            because nothing provides what they import. See docs/TestYourApp.md for more.
            """)

    @OptionGroup var options: TestOptions

    func perform() throws {
        Interruption.blockForWaiting()
        let installation = try Installation.forCompiling()
        try installation.checkTesting()
        let filter = try TestFilter(options)
        try options.network.check()
        try options.checkLanguage()
        if options.part == nil, !options.list { try options.junit.map(OutputPath.init)?.checkFile(force: true) }
        let checkout = try self.checkout(installation)
        var results: [TestResult] = []
        var havePassed = true
        var isAnythingListed = false
        for tests in try selectedTests(in: checkout) {
            guard
                let project = try compiled(
                    tests, &results, { try TestProject.find(tests, of: checkout, options, installation) })
            else { continue }
            let classes = project.classes.filter { !filter.names([$0], module: tests.moduleName).isEmpty }
            let names = filter.names(part(of: classes), module: tests.moduleName)
            if options.list {
                try Console.printData(names.map { "\(tests.moduleName).\($0.replacing(".", with: "/"))\n" }.joined())
                isAnythingListed = isAnythingListed || !names.isEmpty || project.usesSwiftTesting
            }
            if options.part == nil { results += try omittedTests(project, filter) }
            guard project.usesSwiftTesting || !names.isEmpty && !options.list,
                let program = try compiled(tests, &results, project.compile)
            else { continue }
            let (own, passed) = try run(project, program, names, installation)
            results += own
            havePassed = havePassed && passed
        }
        if options.reference == .apple, options.part == nil, !options.list {
            try Console.printData(PictureSummary(results.flatMap(\.pictures)).text)
        }
        try save(results)
        havePassed = havePassed && results.allSatisfy(\.failures.isEmpty)
        if !havePassed { Foundation.exit(ExitStatus.renderFailed.rawValue) }
        try options.check(results, isAnythingListed: isAnythingListed)
    }

    /// Calls a closure that reads or compiles a target.
    ///
    /// If the code does not compile, the target fails, and the others run.
    private func compiled<Result>(
        _ tests: CheckoutTests, _ results: inout [TestResult], _ body: () throws -> Result
    ) throws -> Result? {
        do { return try body() } catch let failure as Failure
            where failure.status == .renderFailed || failure.status == .missingInput
        {
            Console.write("quartzite: \(tests.name): \(failure.message)\n")
            let reason = TestResult.Failure(place: "", message: failure.message)
            results.append(TestResult(target: tests.name, id: tests.name, failures: [reason], hasEnded: true))
            return nil
        }
    }

    /// Reports the tests in files that are left out, and returns their results.
    private func omittedTests(_ project: TestProject, _ filter: TestFilter) throws -> [TestResult] {
        for omission in project.omissions { Console.write("quartzite: warning: \(omission)\n") }
        let omitted = project.omittedTests(filter)
        if options.list { return omitted }
        for test in omitted {
            try Console.printData("\(test.place): \(test.name) : Test skipped - \(test.omission ?? "")\n")
        }
        return omitted
    }

    private func run(
        _ project: TestProject, _ program: String, _ names: [String], _ installation: Installation
    ) throws -> (results: [TestResult], havePassed: Bool) {
        let folder = try ScratchFolder("test")
        let scratch = folder.path
        defer { folder.remove() }
        let run = TestRun(
            program: program, project: project, options: options, installation: installation, scratch: scratch)
        if options.list {
            try run.listSwiftTesting()
            return ([], true)
        }
        let classes = Set(names.map { $0.prefix { $0 != "." } }).count
        let processors = ProcessInfo.processInfo.activeProcessorCount
        var results: [TestResult]
        var havePassed = true
        if options.parallel, options.part == nil, min(classes, processors) > 1 {
            (results, havePassed) = try TestWorkers(
                count: min(classes, processors), target: project.tests.name, scratch: scratch
            ).run()
            // The processes end in any order.
            let order = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
            results.sort { order[$0.id, default: .max] < order[$1.id, default: .max] }
        } else {
            results = try run.run(names).results
        }
        if project.usesSwiftTesting, options.part == nil { results += try run.runSwiftTesting().results }
        return (results, havePassed && results.allSatisfy(\.failures.isEmpty))
    }

    /// Returns the classes that this process runs.
    private func part(of classes: [TestClass]) -> [TestClass] {
        guard let (number, count) = options.part else { return classes }
        return classes.enumerated().filter { $0.offset % count == number }.map(\.element)
    }

    /// Reads the checkout, with the packages that the tests require.
    private func checkout(_ installation: Installation) throws -> Checkout {
        let found: Checkout
        do { found = try Checkout(options.folder) } catch {
            throw Failure(.missingInput, "\(options.folder): \(error.message)")
        }
        // A process of `--parallel` does not repeat what the first one has said.
        let packages = PackageOptions(isOffline: options.offline || options.part != nil, isQuiet: options.part != nil)
        return try PackageResolution.complete(found, installation, packages) { checkout in
            checkout.tests.filter { options.target == nil || $0.name == options.target }.map(checkout.modules)
        }
    }

    /// Returns the modules of tests to run.
    private func selectedTests(in checkout: Checkout) throws -> [CheckoutTests] {
        let all = checkout.tests
        let skipped = checkout.interfaceTestsWithoutApp.map(\.name)
        let remark = "tests of interfaces run only with an app in Swift with UIKit: \(skipped.joined(separator: ", "))"
        guard !all.isEmpty else {
            throw Failure(
                .missingInput,
                skipped.isEmpty ? "\(options.folder): no tests in this folder" : "\(options.folder): \(remark)")
        }
        if !skipped.isEmpty, !options.list { Console.write("quartzite: warning: \(remark)\n") }
        guard let name = options.target else { return all }
        let found = all.filter { $0.name == name }
        guard !found.isEmpty else {
            let names = all.map(\.name).joined(separator: ", ")
            throw Failure(.missingInput, "there are no tests \(name); choose one: \(names)")
        }
        return found
    }

    private func save(_ results: [TestResult]) throws {
        if options.list { return }
        if let path = options.results { try JSONEncoder().encode(results).write(to: URL(filePath: path)) }
        if options.part != nil { return }
        guard let path = options.junit else { return }
        try Console.save(JUnitReport(results: results).text, to: OutputPath(path: path), force: true)
    }
}
