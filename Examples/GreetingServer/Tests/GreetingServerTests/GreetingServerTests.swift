import Foundation
import Testing

@testable import GreetingServer

@Suite("The server of greetings", .serialized)
struct GreetingServerTests {
    @Test("A name gives a GIF, the same bytes each time, and a browser that has it gets no second copy")
    func greeting() async throws {
        let server = try await RunningServer()
        let first = try await server.get("/greeting.gif?name=Ada+%26%20%E5%B0%8F")
        #expect(first.status == 200 && first.fields["content-type"] == "image/gif")
        #expect(first.body.prefix(6) == Data("GIF89a".utf8))
        #expect(try await server.get("/greeting.gif?name=Ada%20%26%20%E5%B0%8F").body == first.body)
        #expect(try await server.get("/greeting.gif?name=Bob").body != first.body)
        let tag = try #require(first.fields["etag"])
        let known = try await server.get(
            "/greeting.gif?name=Ada+%26%20%E5%B0%8F", fields: ["If-None-Match: \(tag)"])
        #expect(known.status == 304 && known.body.isEmpty)
    }

    @Test(
        "A request without a proper name is refused with a sentence",
        arguments: ["", "?", "?name", "?name=", "?name=%20", "?name=%FF", "?name=a%0Ab", "?nom=Ada"])
    func noName(query: String) async throws {
        let server = try await RunningServer()
        let answer = try await server.get("/greeting.gif\(query)")
        #expect(answer.status == 400)
        #expect(
            answer.text
                == (query.contains("%0A") ? "A name has no line breaks or control characters.\n" : "Write a name.\n"))
    }

    @Test("A long name is refused")
    func longName() async throws {
        let server = try await RunningServer()
        let answer = try await server.get("/greeting.gif?name=" + String(repeating: "a", count: 2_000))
        #expect(answer.status == 400 && answer.text == "A name has at most 24 characters.\n")
    }

    @Test("There is a page with a form, and nothing else")
    func paths() async throws {
        let server = try await RunningServer()
        let page = try await server.get("/")
        #expect(page.status == 200 && page.text.contains("<form"))
        #expect(try await server.get("/../../etc/passwd").status == 404)
    }

    @Test("A request with a body is refused, and its connection closed, whatever length it claims")
    func body() async throws {
        let head = "GET /greeting.gif?name=Ada HTTP/1.1\r\nHost: localhost\r\n"
        let server = try await RunningServer()
        for rest in ["Content-Length: 99999999999\r\n\r\nabc", "Transfer-Encoding: chunked\r\n\r\nFFFFFF\r\nabc"] {
            #expect(try await server.send(head + rest).status == 413)
        }
        #expect(try await server.get("/").status == 200)
    }

    @Test("A request with a large head is refused")
    func head() async throws {
        let server = try await RunningServer()
        let large = String(repeating: "a", count: 10_000)
        #expect(try await server.get("/greeting.gif?name=\(large)").status == 400)
        #expect(try await server.get("/", fields: ["X: \(large)"]).status == 400)
        #expect(try await server.get("/", fields: (0..<100).map { "X\($0): 1" }).status == 400)
        #expect(try await server.send("\u{0}\u{1}\r\n\r\n").status == 400)
        #expect(try await server.get("/").status == 200)
    }

    @Test("When too many greetings wait, the others learn when to try again, and the first ones are drawn")
    func fullQueue() async throws {
        let server = try await RunningServer { $0.waitingRenders = 1 }
        let answers = try await withThrowingTaskGroup { group in
            for number in 0..<16 {
                group.addTask { try await server.get("/greeting.gif?name=guest\(number)") }
            }
            return try await group.reduce(into: [Answer]()) { $0.append($1) }
        }
        let (drawn, refused) = (answers.filter { $0.status == 200 }, answers.filter { $0.status == 503 })
        #expect(drawn.count >= 2 && refused.count >= 1 && drawn.count + refused.count == 16)
        #expect(refused.allSatisfy { ($0.fields["retry-after"].flatMap { Int($0) } ?? 0) >= 1 })
        #expect(try await server.get("/greeting.gif?name=guest0").status == 200)
        #expect(server.fileCount == 0)
    }

    @Test("A connection that sends nothing, or only a part of a request, is closed")
    func idle() async throws {
        let server = try await RunningServer { $0.idleTime = .milliseconds(200) }
        for part in ["", "GET /greeting.gif?name=A"] { #expect(try await server.send(part).status == 0) }
    }

    @Test("When all connections are in use, the next one waits until one is closed")
    func connections() async throws {
        let server = try await RunningServer { ($0.connections, $0.idleTime) = (2, .milliseconds(300)) }
        async let silent = [server.send(""), server.send("")]
        #expect(try await server.get("/").status == 200)
        #expect(try await silent.map(\.status) == [0, 0])
    }
}
