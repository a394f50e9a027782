import Foundation
import QuartzCore
import Testing

/// The tests of Swift Testing of a program of `quartzite test`.
public enum _SwiftTesting {
    /// The function that runs tests, as Swift Testing offers it to tools: it gets arguments in JSON, and passes on a
    /// record in JSON of everything that happens.
    private typealias EntryPoint =
        @convention(thin) @Sendable (
            _ arguments: UnsafeRawBufferPointer?, _ handler: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
        ) async throws -> Bool

    /// Runs the tests one after the other on the scene's clock, and returns the exit status.
    ///
    /// - Parameters:
    ///   - arguments: What is run, as JSON: `filter`, `skip` and `listTests`.
    ///   - report: Receives each event: its kind, the identifier of the test, a place and a message.
    @MainActor public static func run(
        _ arguments: Data, _ report: @escaping (String, String, String, String) -> Void
    ) -> Int32 {
        let log = SwiftTestingLog(report)
        let end = SwiftTestingEnd()
        let given = bytes(of: arguments)
        Task {
            nonisolated(unsafe) let given = given
            do {
                let run = unsafeBitCast(entryPoint(), to: EntryPoint.self)
                end.set(.success(try await run(UnsafeRawBufferPointer(given)) { log.record(Data($0)) }))
            } catch {
                end.set(.failure(error))
            }
        }
        SceneContext.current.wait(until: .infinity) { end.result != nil }
        given.deallocate()
        if case .failure(let error) = end.result { FileHandle.standardError.write(Data("error: \(error)\n".utf8)) }
        return (try? end.result?.get()) == true ? 0 : 1
    }

    /// Returns the arguments for the entry point, as bytes that live until they are deallocated.
    private static func bytes(of arguments: Data) -> UnsafeMutableRawBufferPointer {
        let selected = (try? JSONDecoder().decode(Arguments.self, from: arguments)) ?? Arguments()
        var passed = __CommandLineArguments_v0()
        passed.parallel = false
        passed.filter = selected.filter
        passed.skip = selected.skip
        passed.listTests = selected.listTests
        passed.eventStreamSchemaVersion = "0"
        let data = (try? JSONEncoder().encode(passed)) ?? Data()
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 1)
        data.copyBytes(to: bytes)
        return bytes
    }

    private struct Arguments: Decodable {
        var filter: [String]?
        var skip: [String]?
        var listTests: Bool?
    }
}

@_silgen_name("swt_abiv0_getEntryPoint")
private func entryPoint() -> UnsafeRawPointer
