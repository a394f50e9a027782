import Testing

@testable import QuartziteStudio

@Suite("Request heads") struct RequestHeadTests {
    private func parse(_ text: String) throws -> RequestHead? {
        try RequestHead.parse(Array(text.utf8)[...])?.head
    }

    @Test("A head has a method, a path without its query, and fields whose names ignore case") func parsing() throws {
        let head = try #require(try parse("GET /a.js?b=1 HTTP/1.1\r\nHost: x\r\nACCEPT: a\r\nAccept:  b \r\n\r\nrest"))
        #expect(head.method == "GET" && head.path == "/a.js")
        #expect(head.fields == ["host": "x", "accept": "a, b"])
    }

    @Test("A head without its empty line is incomplete") func incomplete() throws {
        #expect(try parse("GET / HTTP/1.1\r\nHost: x\r\n") == nil)
        #expect(try parse("") == nil)
    }

    @Test(
        "Lines that are not HTTP are refused",
        arguments: [
            "GET /", "GET / HTTP/2", "GET x HTTP/1.1", " / HTTP/1.1", "GET  / HTTP/1.1", "GET / HTTP/1.1\r\nno colon",
            "GET / HTTP/1.1\r\n: x", "GET / HTTP/1.1\r\na b: x", "GET / HTTP/1.1\r\na: \u{1}", "G\u{e9}T / HTTP/1.1",
        ])
    func malformed(text: String) {
        #expect(throws: RequestHead.Failure.malformed) { try parse(text + "\r\n\r\n") }
    }

    @Test("A head of more than 16 KB is refused") func large() {
        #expect(throws: RequestHead.Failure.tooLarge) {
            try parse("GET / HTTP/1.1\r\nx: " + String(repeating: "a", count: 16 << 10))
        }
    }
}
