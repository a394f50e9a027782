import Foundation
import TestSupport
import Testing

@testable import QuartziteStudio

@Suite("Sessions") struct SessionTests {
    private func time(of frame: [UInt8]) -> Double {
        Double(bitPattern: frame[8..<16].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }

    private func sequence(of frame: [UInt8]) -> UInt32 {
        frame[4..<8].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }

    private func show(_ frame: [UInt8], on page: TestWebSocket) {
        page.send("{\"type\":\"shown\",\"sequence\":\(sequence(of: frame))}")
    }

    @Test("A paused time is sent as exact pixels") func seeking() throws {
        let server = try StubServer()
        let page = try server.openPage()
        show(try page.readFrame(), on: page)
        page.send("{\"type\":\"seek\",\"time\":1.5}")
        let frame = try page.readFrame()
        #expect(time(of: frame) == 1.5 && frame[0] == 2)
        #expect(Array(frame[56..<60]) == [150, 0, 0, 255])
        #expect(frame.count == 56 + 64 * 48 * 4)
    }

    @Test("Of many times in a row, those that are late are not drawn") func scrubbing() throws {
        let server = try StubServer()
        let page = try server.openPage()
        _ = try page.readFrame()
        server.library.shown.withLock { $0.removeAll() }
        var bytes: [UInt8] = []
        for index in 1...200 {
            bytes += TestWebSocket.frame(Array("{\"type\":\"seek\",\"time\":\(Double(index) / 100)}".utf8))
        }
        page.socket.send(bytes)
        var frame = try page.readFrame()
        while time(of: frame) < 2 {
            show(frame, on: page)
            frame = try page.readFrame()
        }
        #expect(time(of: frame) == 2)
        #expect(server.library.shown.withLock { $0.count } < 100)
    }

    @Test("While a scene plays, frames are JPEGs, and a frame follows each acknowledgement") func playing() throws {
        let server = try StubServer()
        let page = try server.openPage()
        show(try page.readFrame(), on: page)
        page.send("{\"type\":\"play\"}")
        var times: [Double] = []
        while times.count < 12 {
            let frame = try page.readFrame()
            show(frame, on: page)
            if frame[0] == 1 {
                times.append(time(of: frame))
                #expect(Array(frame[56..<58]) == [0xff, 0xd8])
            }
        }
        #expect(times == times.sorted() && Set(times).count == 12)
    }

    @Test("A scene that fails is reported with its place, and shows the next time") func failing() throws {
        let server = try StubServer()
        let page = try server.openPage()
        show(try page.readFrame(), on: page)
        page.send("{\"type\":\"seek\",\"time\":\(StubLibrary.failingTime)}")
        let failure = try page.read("failure")
        #expect(failure["kind"] as? String == "crashed")
        #expect(
            failure["text"] as? String == "Stub.swift:7: the scene crashed\nFatal error: the stub fails",
            "as in a terminal")
        page.send("{\"type\":\"seek\",\"time\":1}")
        #expect(try page.read("recovered")["type"] as? String == "recovered")
        #expect(try time(of: page.readFrame()) == 1)
    }

    @Test("Input is recorded at the current time, and drops what was recorded after it") func recording() throws {
        let server = try StubServer()
        let page = try server.openPage()
        _ = try page.read("opened")
        page.send(
            "{\"type\":\"script\",\"text\":\"{\\\"version\\\":1,\\\"touches\\\":[{\\\"at\\\":0.5,\\\"tap\\\":[1,2]},{\\\"at\\\":1.5,\\\"tap\\\":[3,4]}]}\"}"
        )
        while (try page.read("track")["entries"] as? [Any])?.count != 4 {}
        page.send("{\"type\":\"seek\",\"time\":1}")
        page.send("{\"type\":\"input\",\"id\":5,\"inputs\":[{\"text\":\"a\"}]}")
        let recorded = try page.read("recorded")
        #expect(recorded["from"] as? Double == 1)
        page.send("{\"type\":\"saveTrack\"}")
        let text = try #require(try page.read("script")["text"] as? String)
        #expect(text.contains("\"text\": \"a\"") && text.contains("0.5") && !text.contains("1.5"))
    }

    @Test("A scene that does not exist is reported") func unknownScene() throws {
        let server = try StubServer()
        let page = try TestWebSocket(port: server.port)
        page.send("{\"type\":\"open\",\"scene\":\"../../etc/passwd\",\"scale\":1}")
        #expect(try page.read("failure")["kind"] as? String == "notStarted")
    }

    @Test("An export is offered under an unguessable address, and removed with the server") func exporting() throws {
        var server: StubServer? = try StubServer()
        let port = try #require(server?.port)
        let page = try #require(try server?.openPage())
        _ = try page.read("opened")
        page.send(
            "{\"type\":\"export\",\"options\":{\"format\":\"gif\",\"name\":\"../../a b\",\"start\":0,\"end\":0.2,\"framesPerSecond\":10,\"scale\":1}}"
        )
        var file: String?
        while file == nil { file = try page.read("export")["file"] as? String }
        let response = try TestSocket.response("/exports/\(file ?? "")", port: port)
        #expect(response.contains("filename=\"a-b.gif\"") && response.contains("GIF89a"))
        #expect((file ?? "").count == 36)
        server = nil
        #expect(throws: (any Error).self) { try TestSocket(port: port).read(1) }
    }
}
