import Foundation
import Testing

@testable import quartzite

@Suite("Programs that start their app in main.swift", .enabled(if: RunTool.built))
struct MainFileTests {
    @Test("A main.swift that calls UIApplicationMain compiles, with and without a class of the application")
    func compiling() throws {
        let delegate = """
            import UIKit

            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
            }

            class App: UIApplication {}
            """
        for principal in ["nil", "NSStringFromClass(App.self)"] {
            let main = """
                import UIKit

                UIApplicationMain(
                    CommandLine.argc, CommandLine.unsafeArgv, \(principal), NSStringFromClass(AppDelegate.self))
                """
            let report = try withPortTool { tool in
                try tool.write(delegate, to: "AppDelegate.swift")
                try tool.write(main, to: "main.swift")
                return try JSONDecoder().decode(PortReport.self, from: tool.run("App --check --json").output)
            }
            #expect(report.compiling == 2 && report.missing.isEmpty && report.otherErrors.isEmpty)
        }
    }
}
