import Foundation
import TestSupport
import Synchronization

@testable import QuartziteSceneHosting
@testable import QuartziteStudio

/// A host without a scene, whose frames have the colour of their time.
final class StubHost: SceneHost, @unchecked Sendable {
    let facts: SceneFacts
    let picture: SharedPicture
    private let library: StubLibrary

    init(_ name: String, library: StubLibrary, width: Int, height: Int) {
        facts = SceneFacts(
            name: name, width: Double(width), height: Double(height), scale: 1, pixelWidth: width, pixelHeight: height,
            duration: 2, seed: 0)
        picture = SharedPicture(capacity: width * height)
        self.library = library
    }

    func perform(_ request: SceneRequest) throws(SceneFailure) -> SceneReply {
        switch request {
        case .show(let time, _):
            library.shown.withLock { $0.append(time) }
            if time == StubLibrary.failingTime { throw SceneFailure(.crashed, "Stub.swift:7: the scene crashed") }
            (picture.width, picture.height) = (facts.pixelWidth, facts.pixelHeight)
            picture.pixels.update(repeating: 0xff00_0000 | UInt32(time * 100), count: picture.capacity)
            return .frame(
                ShownFrame(
                    time: time, particles: 3, layers: 1, milliseconds: 1, codeMilliseconds: 1, hash: nil,
                    width: facts.pixelWidth, height: facts.pixelHeight))
        case .replaceInput: return .done
        case .edit: return .edited(EditReport(rejected: [], waiting: []))
        case .inspect: return .layers(LayerTree(time: 0, layers: [], omitted: 0))
        default: throw SceneFailure(.refused, "a stub has no layers")
        }
    }

    func drainLog() -> [String] {
        library.shown.withLock { $0.last } == StubLibrary.failingTime ? ["Fatal error: the stub fails"] : []
    }

    func end() { library.ended.add(1, ordering: .relaxed) }
}

/// A library with one stub.
final class StubLibrary: SceneLibrary {
    /// The time whose frame fails.
    static let failingTime = 1.25

    let watched: [String] = []
    /// The times that hosts have shown.
    let shown = Mutex<[Double]>([])
    let opened = Atomic(0)
    let ended = Atomic(0)

    func scenes() -> [SceneEntry] {
        [SceneEntry(name: "stub", title: "Stub", summary: "A stub.", width: 64, height: 48, duration: 2)]
    }

    func open(_ name: String, on screen: StudioScreen, isLive: Bool) throws(SceneFailure) -> any SceneHost {
        guard name == "stub" else { throw SceneFailure(.notStarted, "there is no scene called \(name)") }
        opened.add(1, ordering: .relaxed)
        guard case .pixels(let width, let height) = screen else {
            return StubHost(name, library: self, width: 64, height: 48)
        }
        return StubHost(name, library: self, width: width, height: height)
    }
}

/// A server of a stub, which stops with this object.
final class StubServer {
    let library = StubLibrary()
    let server: StudioServer
    /// The addresses that were announced after a browser had used a token.
    let announced = Announcements()

    final class Announcements: Sendable {
        let addresses = Mutex<[[String]]>([])
    }

    init(_ reach: StudioReach? = nil) throws {
        let build = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path
        server = try StudioServer(
            reach: reach ?? StudioReach(port: 0), library: library, pages: PageFiles(besideProgramIn: build)
        ) { [announced] addresses in announced.addresses.withLock { $0.append(addresses) } }
        Thread { [server] in server.run() }.start()
    }

    deinit { server.stop() }

    var port: UInt16 { server.port }

    /// Opens a page with the stub.
    func openPage(receiveBuffer: Int32? = nil, size: (width: Int, height: Int) = (64, 48)) throws -> TestWebSocket {
        let page = try TestWebSocket(port: port, socket: TestSocket(port: port, receiveBuffer: receiveBuffer))
        page.send("{\"type\":\"open\",\"scene\":\"stub\",\"width\":\(size.width),\"height\":\(size.height)}")
        return page
    }
}
