import Foundation
import TestSupport
import Testing

@testable import QuartziteStudio

@Suite("WebSockets") struct WebSocketTests {
    @Test("A key is accepted with the hash of RFC 6455") func acceptance() throws {
        let text = [
            "GET /socket HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: keep-alive, Upgrade",
            "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "\r\n",
        ].joined(separator: "\r\n")
        let head = try #require(try RequestHead.parse(Array(text.utf8)[...])?.head)
        let response = String(decoding: try #require(WebSocket.acceptance(of: head)), as: UTF8.self)
        #expect(response.contains("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"))
        for name in ["upgrade", "connection", "sec-websocket-version", "sec-websocket-key"] {
            var other = head
            other.fields[name] = nil
            #expect(WebSocket.acceptance(of: other) == nil, "\(name)")
        }
    }

    @Test("SHA-1 has the values of its standard") func hashes() {
        func text(_ message: String) -> String {
            SHA1.hash(Array(message.utf8)).map { String(format: "%02x", $0) }.joined()
        }
        #expect(text("") == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
        #expect(text("abc") == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(text(String(repeating: "a", count: 200)) == "e61cfffe0d9195a525fc6cf06ca2d77119c24a40")
    }

    @Test("A message may consist of several frames, with a ping between them") func fragments() throws {
        let server = try StubServer()
        let page = try server.openPage()
        _ = try page.read("opened")
        page.send(Array("{\"type\":".utf8), isFinal: false)
        page.send([7], opcode: 9)
        page.send(Array("\"saveTrack\"}".utf8), opcode: 0)
        var sawPong = false
        while true {
            let message = try page.read()
            if message.opcode == 10 { sawPong = message.payload == [7] }
            if message.opcode == 1, message.text.contains("\"script\"") { break }
        }
        #expect(sawPong)
    }

    /// Bytes that are not valid frames of a client, and the status code with which the connection is closed.
    static let malformed: [(bytes: [UInt8], code: Int)] = [
        (TestWebSocket.frame(Array("{}".utf8), isMasked: false), 1002),
        ([0xc1, 0x80, 0, 0, 0, 0], 1002),
        ([0x83, 0x80, 0, 0, 0, 0], 1002),
        ([0x09, 0x80, 0, 0, 0, 0], 1002),
        (TestWebSocket.frame([UInt8](repeating: 0, count: 200), opcode: 9), 1002),
        (TestWebSocket.frame([1], opcode: 0), 1002),
        (TestWebSocket.frame([1], opcode: 1, isFinal: false) + TestWebSocket.frame([1], opcode: 1), 1002),
        (TestWebSocket.frame([1], opcode: 2), 1003),
        (TestWebSocket.frame(Array("{\"type\":\"".utf8) + [0xff, 0x22, 0x7d]), 1007),
        (TestWebSocket.frame([0xe7, 0xac]), 1007),
        (TestWebSocket.frame([0xed, 0xa0, 0x80]), 1007),
        (TestWebSocket.frame([], length: 1 << 21), 1009),
        (TestWebSocket.frame([], length: .max), 1009),
        (TestWebSocket.frame([3, 232], opcode: 8), 1000),
    ]

    @Test("Malformed and oversized frames close the connection", arguments: malformed.indices)
    func malformedFrames(index: Int) throws {
        let server = try StubServer()
        let page = try server.openPage()
        _ = try page.read("opened")
        page.socket.send(Self.malformed[index].bytes)
        #expect(page.readClosing() == Self.malformed[index].code)
        // Other pages are not affected.
        #expect(try server.openPage().read("opened")["type"] as? String == "opened")
    }
}
