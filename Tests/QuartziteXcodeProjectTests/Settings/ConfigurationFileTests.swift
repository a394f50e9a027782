import Testing

@testable import QuartziteXcodeProject

@Suite("Configuration files") struct ConfigurationFileTests {
    @Test("Assignments, comments and includes are read in order")
    func reading() throws {
        let folder = try SampleFolder([
            "a.xcconfig":
                "// c\n#include \"sub/b.xcconfig\"\nA = x y // z\nB[sdk=iphoneos*] = 1;\n#include? \"none\"\n",
            "sub/b.xcconfig": "A = low\n",
        ])
        let file = ConfigurationFile(folder["a.xcconfig"], files: folder.files)
        #expect(file.assignments.map(\.value) == ["low", "x y", "1"])
        #expect(file.assignments[2].conditions == [.init(name: "sdk", pattern: "iphoneos*")])
        #expect(file.problems.isEmpty)
    }

    @Test("Problems have their lines, and the other lines are read")
    func problems() throws {
        let folder = try SampleFolder([
            "a.xcconfig": "#include \"a.xcconfig\"\n#include \"none\"\n#include \"../out\"\nnonsense\n#include x\nA = 1"
        ])
        let file = ConfigurationFile(folder["a.xcconfig"], files: folder.files)
        #expect(file.problems.map(\.kind) == [.cycle, .missing, .outside, .syntax, .syntax])
        #expect(file.problems.map(\.line) == [1, 2, 3, 4, 5])
        #expect(file.assignments.map(\.key) == ["A"])
    }
}
