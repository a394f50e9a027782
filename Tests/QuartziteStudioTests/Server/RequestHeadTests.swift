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
        #expect(head.query == "b=1" && head.queryValue(of: "b") == "1" && head.queryValue(of: "c") == nil)
    }

    @Test("Values of a query are without percent encoding; a fragment is no part of it") func queries() throws {
        let head = try #require(try parse("GET /?token=a%2Bb&x=1&token=c#d=e HTTP/1.1\r\n\r\n"))
        #expect(head.path == "/" && head.queryValue(of: "token") == "a+b" && head.queryValue(of: "x") == "1")
        let broken = try #require(try parse("GET /?token=%zz&d HTTP/1.1\r\n\r\n"))
        #expect(broken.queryValue(of: "token") == nil && broken.queryValue(of: "d") == nil)
        #expect(try parse("GET / HTTP/1.1\r\n\r\n")?.query == "")
    }

    @Test("Cookies of a name may be several, in one field or in more") func cookies() throws {
        let head = try #require(
            try parse("GET / HTTP/1.1\r\nCookie: a=1; ab=2;a=3\r\nCookie: a=4=5; b\r\n\r\n"))
        #expect(head.cookies(named: "a") == ["1", "3", "4=5"])
        #expect(head.cookies(named: "b").isEmpty && head.cookies(named: "c").isEmpty)
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
