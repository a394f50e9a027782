import Testing

@testable import QuartziteStudio

@Suite("Names of exported files") struct FileNameTests {
    @Test(
        "Names have no folders and only harmless characters",
        arguments: [
            ("snow", "snow.mp4"), ("snow.mp4", "snow.mp4"), ("../../etc/passwd", "etc-passwd.mp4"), ("", "film.mp4"),
            ("..", "film.mp4"), ("a\"b\r\nX: y", "a-b--X--y.mp4"), ("Überraschung ❄", "Überraschung.mp4"),
            ("日本語 第2話", "日本語-第2話.mp4"), ("مرحبا بك", "مرحبا-بك.mp4"), ("हिन्दी", "हिन्दी.mp4"),
            ("e\u{301}té/..", "e\u{301}té.mp4"), ("photo\u{202E}gpj", "photogpj.mp4"), ("\u{200F}", "film.mp4"),
            ("a\u{2028}b\u{7F}c\u{A0}d", "a-b-c-d.mp4"), ("<a>|b?*c\\d", "a--b--c-d.mp4"), (".hidden", "hidden.mp4"),
            ("a....b", "a.b.mp4"), ("CON\u{0}", "CON.mp4"),
        ])
    func names(name: String, expected: String) {
        #expect(FileName.sanitized(name, extension: "mp4") == expected)
    }

    @Test("Long names are cut") func length() {
        #expect(FileName.sanitized(String(repeating: "a", count: 500), extension: "gif").utf8.count == 204)
        let name = FileName.sanitized(String(repeating: "第", count: 500), extension: "gif")
        #expect(name == String(repeating: "第", count: 66) + ".gif", "characters are not cut")
    }
}
