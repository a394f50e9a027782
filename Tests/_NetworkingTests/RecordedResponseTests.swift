import Foundation
import TestSupport
import Testing

@testable import _Networking

@Suite("Recorded answers") struct RecordedResponseTests {
    private func answer(
        _ responses: any RecordedResponses, _ address: String, method: String = "GET"
    ) -> (status: Int, type: String, text: String)? {
        guard let url = URL(string: address) else { return nil }
        var request = URLRequest(url: url)
        request.httpMethod = method
        guard let (response, data) = responses.response(to: request, at: url) else { return nil }
        let answer = response as? HTTPURLResponse
        return (answer?.statusCode ?? 0, answer?.mimeType ?? "", String(decoding: data, as: UTF8.self))
    }

    @Test("Files answer by host, path and query; a host without the file answers that it is not there")
    func folder() throws {
        try withTemporaryFolder { folder in
            let files = [
                "api.example.com/list": "plain", "api.example.com/list?page=2": "second",
                "api.example.com/item.json": "{}",
                "api.example.com/index.html": "<p>", "api.example.com/sub/index.json": "[]",
                "localhost_80/a.png": "png",
                "secret.txt": "secret",
            ]
            for (path, text) in files {
                let url = URL(filePath: folder).appending(path: path)
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: url)
            }
            let responses = ResponseFolder(folder)
            let base = "https://API.example.com"
            #expect(answer(responses, base + "/list")?.text == "plain")
            #expect(answer(responses, base + "/list?page=2")?.text == "second")
            #expect(answer(responses, base + "/list?page=3")?.text == "plain")
            #expect(answer(responses, base + "/item")?.type == "application/json")
            #expect(answer(responses, base)?.text == "<p>" && answer(responses, base + "/")?.type == "text/html")
            #expect(answer(responses, base + "/sub")?.text == "[]" && answer(responses, base + "/sub/")?.text == "[]")
            #expect(answer(responses, base + "/none")?.status == 404)
            #expect(answer(responses, base + "/..%2fsecret.txt")?.status == 404)
            #expect(answer(responses, "http://localhost:80/a.png")?.type == "image/png")
            #expect(answer(responses, "https://other.example.com/list") == nil)
            #expect(answer(responses, "https://../secret.txt") == nil)
        }
    }

    @Test("An archive answers by method and address, repeated requests in its order")
    func archive() throws {
        let text = """
            {"log": {"entries": [
                {"request": {"method": "GET", "url": "https://a.example/x?q=1"}, "response": {"status": 200,
                    "headers": [{"name": "Content-Encoding", "value": "gzip"}, {"name": "X-Kind", "value": "first"}],
                    "content": {"mimeType": "text/plain", "text": "one"}}},
                {"request": {"method": "GET", "url": "https://a.example/x?q=1"},
                    "response": {"status": 500, "content": {"text": "dHdv", "encoding": "base64"}}},
                {"request": {"method": "POST", "url": "https://a.example/"}, "response": {"status": 201}}
            ]}}
            """
        let archive = try ResponseArchive(Data(text.utf8))
        let first = answer(archive, "https://a.example/x?q=1")
        #expect(first?.status == 200 && first?.type == "text/plain" && first?.text == "one")
        #expect(answer(archive, "https://a.example/x?q=1")?.text == "two")
        #expect(answer(archive, "https://a.example/x?q=1")?.status == 500)
        #expect(answer(archive, "https://a.example", method: "POST")?.status == 201)
        #expect(answer(archive, "https://a.example/x")?.status == 404)
        #expect(answer(archive, "https://b.example/x") == nil)
    }

    @Test(
        "A damaged archive is one line",
        arguments: [
            "{", "{}", #"{"log": {"entries": [{}]}}"#,
            """
            {"log": {"entries": [{"request": {"url": "https://a.example"},
                "response": {"status": 1, "content": {"text": "?", "encoding": "base64"}}}]}}
            """,
        ])
    func damage(_ text: String) {
        #expect(throws: ResponseArchive.Damage.self) { try ResponseArchive(Data(text.utf8)) }
    }
}
