import Foundation
import QuartziteSceneHosting
import Testing

@testable import QuartziteCommandLine
@testable import quartzite

@Suite("How scenes of sources are started") struct SceneStarterTests {
    @Test("What a part of a command tells is collected, without colours, but not that of other threads") func messages()
    {
        let messages = Console.Messages()
        let other = Console.Messages()
        Console.collecting(messages) {
            Console.write("one ")
            #expect(!Console.showsColors && !Console.showsStatusLines)
            let isDone = DispatchSemaphore(value: 0)
            Thread {
                Console.collecting(other) { Console.write("other") }
                isDone.signal()
            }.start()
            isDone.wait()
            Console.collecting(other) { Console.write(" inner") }
            Console.write("two")
        }
        #expect(messages.text == "one two" && other.text == "other inner")
    }

    @Test(
        "A failure says what `run` would say",
        arguments: [
            (["none.swift"], "quartzite: none.swift: there is no such file or folder"),
            (["a.swift", "--scale", "x"], "quartzite: The value 'x' is invalid for '--scale <"),
        ])
    func failures(arguments: [String], text: String) throws {
        let failure = #expect(throws: SceneFailure.self) { try SceneStarter().build(arguments, paths: []) }
        #expect(failure?.kind == .notStarted)
        #expect(failure?.description.hasPrefix(text) == true, "\(String(describing: failure))")
        let listing = #expect(throws: SceneFailure.self) { try SceneStarter().scenes(arguments) }
        #expect(listing?.description == failure?.description)
    }
}
