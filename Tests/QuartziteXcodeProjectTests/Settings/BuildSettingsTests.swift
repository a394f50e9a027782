import QuartziteFileFormats
import Testing

@testable import QuartziteXcodeProject

@Suite("Build settings") struct BuildSettingsTests {
    private func settings(_ levels: [(String, String)]...) -> BuildSettings {
        BuildSettings(configuration: "Debug", levels: levels.map { $0.map { SettingAssignment($0.0, $0.1) } })
    }

    @Test("Later levels take precedence and can inherit", .rule("I118"))
    func levels() {
        let settings = settings([("A", "1"), ("B", "1")], [("A", "$(inherited) 2")], [("A", "$(A) 3"), ("B", "3")])
        #expect(settings["A"] == "1 2 3")
        #expect(settings["B"] == "3")
        #expect(settings["C"] == nil)
        #expect(settings.list("A") == ["1", "2", "3"])
    }

    @Test("References are resolved at the highest level", .rule("I108"))
    func references() {
        let settings = settings([("A", "$(B)-${C}"), ("B", "low"), ("N", "B")], [("B", "high")])
        #expect(settings["A"] == "high-")
        #expect(settings.expand("$($(N)) costs $5 $") == "high costs $5 $")
    }

    @Test(
        "Operators change the value of a reference",
        arguments: [
            ("$(N:rfc1034identifier)", "My-App-1-0"), ("$(N:c99extidentifier)", "My_App_1_0"),
            ("$(N:lower)", "my app_1+0"),
            ("$(N:upper)", "MY APP_1+0"), ("$(P:base)", "Info"), ("$(P:file)", "Info.plist"), ("$(P:dir)", "a/b/"),
            ("$(P:suffix)", ".plist"), ("$(X:default=d)", "d"), ("$(N:default=d)", "My App_1+0"),
            ("$(N:lower:rfc1034identifier)", "my-app-1-0"),
            ("$(N:unknown)", "My App_1+0"),
        ])
    func operators(text: String, value: String) {
        #expect(settings([("N", "My App_1+0"), ("P", "a/b/Info.plist")]).expand(text) == value)
    }

    @Test("Conditions select assignments for the simulator and Debug")
    func conditions() {
        let settings = settings(
            [
                ("A", "all"), ("A[sdk=iphonesimulator*]", "simulator"), ("B", "all"), ("B[sdk=iphoneos*]", "device"),
                ("C[config=Debug][sdk=*]", "debug"), ("D[arch=x86_64]", "intel"), ("E", "x"),
                ("E[sdk=iphonesimulator*]", "$(inherited)y"),
            ])
        #expect(settings["A"] == "simulator" && settings["B"] == "all" && settings["C"] == "debug")
        #expect(settings["D"] == nil)
        #expect(settings["E"] == "xy")
    }

    @Test("Circular references end, and exponential expansions stay small")
    func limits() {
        let circle = settings([("A", "a$(B)"), ("B", "b$(A)")])
        #expect(circle["A"] == "ab")
        let bomb = settings((0..<64).map { ("A\($0)", "$(A\($0 + 1))$(A\($0 + 1))") } + [("A64", "x")])
        #expect((bomb["A0"] ?? "").utf8.count <= 2 * BuildSettings.longestValue)
        let deep = String(repeating: "$(", count: 10_000) + String(repeating: ")", count: 10_000)
        #expect(bomb.expand(deep).isEmpty)
    }

    @Test(
        "Lists are split like words in a shell",
        arguments: [
            ("a b", ["a", "b"]), (#""a b" c"#, ["a b", "c"]), (#"a\ b"#, ["a b"]), ("'a \"b'", ["a \"b"]), ("  ", []),
            (#""""#, [""]),
        ])
    func words(text: String, words: [String]) {
        #expect(BuildSettings.words(in: text) == words)
    }

    @Test("Arrays of a project file become lists")
    func arrays() throws {
        let list: PropertyList = ["A": ["$(inherited)", "x y", "\"q r\""], "A[sdk=*]": "z"]
        let assignments = SettingAssignment.all(in: list)
        #expect(assignments.map(\.value) == ["$(inherited) \"x y\" \"q r\"", "z"])
        #expect(BuildSettings.words(in: assignments[0].value) == ["$(inherited)", "x y", "q r"])
    }
}
