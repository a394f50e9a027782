import Testing

@testable import Studio

@Suite("Names of exported files") struct FileNameTests {
    @Test(
        "Names have no folders and only harmless characters",
        arguments: [
            ("snow", "snow.mp4"), ("snow.mp4", "snow.mp4"), ("../../etc/passwd", "etc-passwd.mp4"), ("", "film.mp4"),
            ("..", "film.mp4"), ("a\"b\r\nX: y", "a-b--X--y.mp4"), ("Überraschung ❄", "berraschung.mp4"),
            (".hidden", "hidden.mp4"), ("a....b", "a.b.mp4"), ("CON\u{0}", "CON.mp4"),
        ])
    func names(name: String, expected: String) {
        #expect(FileName.sanitized(name, extension: "mp4") == expected)
    }

    @Test("Long names are cut") func length() {
        #expect(FileName.sanitized(String(repeating: "a", count: 500), extension: "gif").count == 84)
    }
}
