import Foundation
import Testing

@testable import QuartziteStudio

@Suite("Responses") struct ResponseTests {
    @Test(
        "A download has its name in ASCII, and in UTF-8 if it has other characters",
        arguments: [
            ("snow.mp4", "attachment; filename=\"snow.mp4\""),
            ("é-第.png", "attachment; filename=\"_-_.png\"; filename*=UTF-8''%C3%A9-%E7%AC%AC.png"),
        ])
    func downloads(name: String, expected: String) {
        var response = Response(type: "image/png", body: Data())
        response.fileName = name
        let head = String(decoding: response.head(host: nil), as: UTF8.self)
        #expect(head.contains("\r\nContent-Disposition: \(expected)\r\n"))
    }
}
