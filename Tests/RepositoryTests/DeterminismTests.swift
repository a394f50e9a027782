import Testing

@Suite("A frame depends on nothing but scene, input, time and seed")
struct DeterminismTests {
    /// The modules whose code determines the contents of a frame.
    static let frameModules = [
        "CQuartziteKernels", "QuartziteRaster", "QuartziteFonts", "CoreGraphics", "QuartziteText",
        "QuartziteRigidBodies",
        "QuartziteFileFormats", "QuartziteInterfaceBuilder", "QuartziteCompositor", "QuartziteSceneRuntime",
        "QuartzCore", "QuartziteUIFoundation", "QuartziteUIDrawing", "QuartziteUICore", "QuartziteUIElements", "UIKit",
        "QuartziteGallery", "QuartziteStage",
    ]
    static let files = SourceFile.sources.filter { frameModules.contains($0.module) }

    /// The C library's functions, whose results differ from CPU to CPU.
    static let library: Set<String> = Set(
        [
            "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "exp", "exp2", "log", "log2",
            "log10", "pow", "hypot", "cbrt", "sincos",
        ].flatMap { [$0, $0 + "f"] })

    @Test("No module calls the C library's elementary functions")
    func elementaryFunctions() {
        for file in Self.files where !file.path.hasPrefix("Sources/C/CQuartziteKernels/Math/qz_math") {
            for (index, line) in file.code.enumerated() {
                for name in freeCalls(in: line) where Self.library.contains(name) && !file.path.hasSuffix("qz_math.h") {
                    Issue.record("\(file):\(index + 1) calls \(name); use qz_\(name)")
                }
            }
        }
        #expect(Self.files.count > 20)
    }

    /// Expressions that read the machine's time.
    static let wallClocks = [
        "Date()", "Date.now", "timeIntervalSinceNow", "ContinuousClock", "SuspendingClock", "clock_gettime",
        "gettimeofday", "systemUptime", "DispatchTime.now", "DispatchWallTime", "CFAbsoluteTimeGetCurrent",
        "mach_absolute_time", "time(nil)", "time(NULL)", "timespec_get", "localtime",
    ]

    /// Files that redeclare these names with the stage's time.
    static let stageClocks = [
        "Sources/UIKit/QuartziteUIFoundation/Time/Date+Stage.swift",
        "Sources/UIKit/QuartziteUIFoundation/Time/Clocks+Stage.swift",
        "Sources/UIKit/QuartziteUIFoundation/Time/SystemTime.swift",
        "Sources/UIKit/QuartziteUIFoundation/Time/Task+Sleep.swift",
    ]
    /// The file that measures, by the machine's clock, how late a sleep of the standard library arrives.
    static let lateSleeps = "Sources/Engine/QuartziteSceneRuntime/Concurrency/JobTimer.swift"
    /// The files by which a test's waits notice the work of other threads, on the machine's clock.
    static let platformWaits = [
        "Sources/Engine/QuartziteSceneRuntime/Waiting/PlatformWork.swift",
        "Sources/Engine/QuartziteSceneRuntime/Waiting/SystemWaits.swift",
    ]
    /// The folders that use the redeclared names and therefore read the stage's time.
    static let stageFolders = [
        "Sources/UIKit/QuartziteUIFoundation/Dispatch/", "Sources/UIKit/QuartziteUIFoundation/Region/",
        "Sources/Apple/_Combine/Sources/",
        "Sources/Frameworks/",
    ]
    /// The file that redeclares random identifiers with the stage's seed.
    static let stageIdentifiers = "Sources/UIKit/QuartziteUIFoundation/Random/Identifiers+Stage.swift"

    static func followsStage(_ file: SourceFile) -> Bool {
        (stageClocks + platformWaits).contains(file.path) || stageFolders.contains { file.path.hasPrefix($0) }
            || [lateSleeps, stageIdentifiers].contains(file.path)
    }

    @Test("No module reads a wall clock or generates unseeded random numbers")
    func clocks() {
        let sources =
            Self.wallClocks + ["SystemRandomNumberGenerator", "UUID()", "random_device", "getrandom("]
        // The only exception replaces the system's generator with the stage's.
        let replacement = "public typealias SystemRandomNumberGenerator = StageRandomNumberGenerator"
        for file in Self.files where !Self.followsStage(file) {
            for (index, line) in file.code.enumerated() where line != replacement {
                for source in sources where line.contains(source) {
                    Issue.record("\(file):\(index + 1) uses \(source)")
                }
            }
        }
        #expect(!sources.isEmpty)
    }

    @Test("Only progress reports, measurements of drawing and the player read the time")
    func reports() {
        let mayKnow = [
            "Sources/Tool/QuartziteCommandLine/Progress/ProgressReporter.swift",
            "Sources/Tool/QuartziteCommandLine/Film/RenderOptions+Rendering.swift",
            "Sources/Tool/QuartziteCommandLine/Program/TestEventFile.swift",
            "Sources/Scene/QuartziteSceneHosting/Session/SceneSession.swift",
            "Sources/Scene/QuartziteSceneHosting/Process/MessageSocket.swift",
            "Sources/Scene/QuartziteSceneHosting/Process/SceneBranch.swift",
            "Sources/Scene/QuartziteSceneHosting/Process/SceneProcess.swift",
            "Sources/Scene/QuartziteSceneHosting/Process/ScratchFolder.swift",
            "Sources/Tool/quartzite/Compiling/ChildProcess.swift",
            "Sources/Tool/QuartzitePlayer/MonotonicClock.swift",
            "Sources/Tool/QuartziteStudio/Server/Clock.swift",
        ]
        for file in SourceFile.sources where !mayKnow.contains(file.path) && !Self.followsStage(file) {
            for (index, line) in file.code.enumerated() {
                for clock in Self.wallClocks where line.contains(clock) {
                    Issue.record("\(file):\(index + 1) reads \(clock)")
                }
            }
        }
        #expect(SourceFile.sources.contains { $0.path == mayKnow[0] })
    }

    @Test("C code that computes with floating point forbids fused multiply-add")
    func contraction() {
        for file in Self.files where file.path.hasSuffix(".c") || file.path.hasSuffix("_body.h") {
            let forbids = file.lines.contains { $0.hasPrefix("#pragma STDC FP_CONTRACT OFF") }
            let computes = file.code.contains { $0.contains("float ") || $0.contains("double ") }
            #expect(forbids || !computes, "\(file) lacks the pragma")
            let targets = file.lines.contains { $0.contains("fma") && $0.contains("target") }
            #expect(!targets, "\(file) targets fma")
        }
    }

    @Test("The scanner distinguishes calls from members and declarations")
    func scanner() {
        #expect(freeCalls(in: "let y = sin(x) + qz_cos(x) - a.exp(2)") == ["sin", "qz_cos"])
        #expect(freeCalls(in: "public func pow(_ x: Double)").isEmpty)
        #expect(
            SourceFile(path: "a.swift", text: "a // sin(x)\n\"cos(x)\" /* tan(\n */ b").code == ["a ", "\"\" ", " b"])
    }
}
