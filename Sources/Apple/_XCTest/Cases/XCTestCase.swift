import QuartzCore
import QuartziteStage
import UIKit
import XCTest

/// A class of tests; each test runs in a scene and waits on its clock.
///
/// All tests of a process run in one scene, as all tests of an app run in one app. What a test leaves unfinished, such
/// as a timer, continues during the next one.
open class XCTestCase: XCTest::XCTestCase {
    private let closure: XCTestCaseClosure
    /// The scene in which the test runs.
    let scene: SceneContext
    /// What the toolchain's XCTest runs in place of this object; nil before and after the test.
    private var performer: TestPerformer?
    /// The blocks to run after the test, in the order in which they were added.
    var teardownBlocks: [() async throws -> Void] = []
    /// The expectations of the test that have not been waited for.
    var expectations: [XCTestExpectation] = []
    /// The failures that the running code is expected to record; nil if none is.
    var expectedFailure: ExpectedFailure?
    /// The pictures that the test attached and that wait for their counterparts.
    var attachedPictures = AttachedPictures()
    private var stopsAtFailure = false

    /// Creates a test that calls a closure with this object.
    public required init(name: String, testClosure: @escaping XCTestCaseClosure) {
        closure = testClosure
        scene = TestScene.current
        super.init(name: name, testClosure: testClosure)
    }

    /// Whether a test goes on after a failure; the default is true.
    ///
    /// If false, the failure ends the process, and the remaining tests run in a new one.
    open override var continueAfterFailure: Bool {
        get { !stopsAtFailure }
        set { stopsAtFailure = !newValue }
    }

    /// Whether the test of an interface runs for each configuration of the app, such as dark style; it runs once here.
    open class var runsForEachTargetApplicationUIConfiguration: Bool { false }

    /// Runs the test and records its result.
    open override func perform(_ run: XCTestRun) {
        let performer = TestPerformer(self)
        self.performer = performer
        // XCTest creates a task before each test, which the scene must not adopt.
        SceneContext.idle.run { performer.perform(run) }
        self.performer = nil
    }

    /// Calls the methods that prepare the test, the test itself, and those that clean up.
    open override func invokeTest() {
        guard prepare() else { return cleanUp() }
        let pump = TestScene.isOwn(scene) ? ScenePump(scene) : nil
        attempt { try closure(self) }
        pump?.stop()
        cleanUp()
        for expectation in expectations where !expectation.isWaitedFor {
            record("Failed due to unwaited expectation '\(expectation.expectationDescription)'.", at: nil)
        }
        expectations = []
    }

    /// Records a failure of the test.
    open override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        performer?.recordFailure(
            withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }

    /// Records an issue of the test.
    open func record(_ issue: XCTIssue) {
        let place = issue.sourceCodeContext.location
        recordFailure(
            withDescription: issue.compactDescription, inFile: place?.fileURL.path ?? "<EXPR>",
            atLine: place?.lineNumber ?? 0, expected: issue.type == .assertionFailure)
    }

    /// Records a failure of a wait, at a line of the test's code if it is known.
    func record(_ description: String, at place: (file: StaticString, line: Int)?) {
        recordFailure(
            withDescription: description, inFile: place.map { "\($0.file)" } ?? "<EXPR>", atLine: place?.line ?? 0,
            expected: true)
    }

    // MARK: The sequence of a test

    /// Calls the methods that prepare the test; returns false if one fails or skips the test.
    private func prepare() -> Bool {
        let isReady =
            attempt { try wait(for: { try await self.setUp() }) } && attempt { try setUpWithError() }
        if isReady { setUp() }
        return isReady
    }

    /// Runs the teardown blocks, the last one first, and then the methods that clean up.
    private func cleanUp() {
        while let block = teardownBlocks.popLast() { attempt { try wait(for: block) } }
        tearDown()
        attempt { try tearDownWithError() }
        attempt { try wait(for: { try await self.tearDown() }) }
    }

    @discardableResult
    private func attempt(_ body: () throws -> Void) -> Bool {
        do {
            try body()
            return true
        } catch {
            performer?.record(error)
            return false
        }
    }

    /// Runs an asynchronous function on the scene's clock, and returns when it has ended.
    func wait(for body: @escaping () async throws -> Void) throws {
        let end = TaskEnd()
        nonisolated(unsafe) let body = body
        Task {
            do {
                try await body()
                end.set(.success(()))
            } catch {
                end.set(.failure(error))
            }
        }
        scene.wait(until: .infinity) { end.result != nil }
        try end.result?.get()
    }

    /// Returns a function that runs an asynchronous test on the scene's clock.
    ///
    /// Programs of `quartzite test` register asynchronous tests with it.
    public static func _asynchronous<T: XCTestCase>(
        _ test: @escaping (T) async throws -> Void
    ) -> (T) throws -> Void {
        { object in
            nonisolated(unsafe) let object = object
            nonisolated(unsafe) let test = test
            try object.wait(for: { try await test(object) })
        }
    }
}
