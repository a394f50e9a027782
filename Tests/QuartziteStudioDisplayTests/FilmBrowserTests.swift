import Foundation
import Testing

@Suite("Films are exported in a browser", .serialized) struct FilmBrowserTests {
    /// Opens the dialog, and sets its options.
    private func prepare(_ browser: Browser, format: String, end: String) throws {
        try browser.click("#export")
        try browser.evaluate(
            """
            (() => { const set = (id, value) => { const field = document.getElementById(id); field.value = value;
            for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true })); };
            set('export-format', '\(format)'); set('export-scale', '1'); set('export-end', '\(end)'); })()
            """)
    }

    @Test(
        "A film is exported with progress",
        arguments: [("mp4", "66747970", 4), ("webm", "1a45dfa3", 0), ("apng", "89504e47", 0)])
    func progress(format: String, signature: String, offset: Int) throws {
        let studio = try StudioTool()
        let browser = try Browser()
        try browser.open("loader", in: studio)
        try prepare(browser, format: format, end: "1.5s")
        let state = "document.getElementById('export-state').textContent"
        try browser.evaluate(
            "window.seen = []; new MutationObserver(() => seen.push(\(state))).observe(document.getElementById('export-state'), { childList: true })"
        )
        try browser.click("#export-start-button")
        try browser.wait(for: "!document.getElementById('export-download').hidden")
        #expect(try browser.text(state) == "loader.\(format) is complete.")
        let counts = "seen.map((text) => text.match(/^(\\d+) of 90 frames$/)?.[1]).filter(Boolean).map(Number)"
        #expect(try browser.number("\(counts).length") > 1)
        #expect(try browser.evaluate("\(counts).every((n, i, all) => i === 0 || n >= all[i - 1])") as? Bool == true)
        let start = try browser.text(
            """
            fetch(document.getElementById('export-download').href).then((r) => r.arrayBuffer()).then((bytes) =>
              [...new Uint8Array(bytes, \(offset), 4)].map((n) => n.toString(16).padStart(2, '0')).join(''))
            """)
        #expect(start == signature)
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }

    @Test("An export that is cancelled leaves no file, and the next one can start") func cancelling() throws {
        let studio = try StudioTool()
        let browser = try Browser()
        try browser.open("fire", in: studio)
        try prepare(browser, format: "mp4", end: "60s")
        try browser.click("#export-start-button")
        try browser.wait(for: "document.getElementById('export-bar').value > 0")
        #expect(try browser.text("document.getElementById('export-cancel').textContent") == "Cancel")
        #expect(try browser.evaluate("document.getElementById('export-start-button').disabled") as? Bool == true)
        try browser.click("#export-cancel")
        try browser.wait(for: "!document.getElementById('export-start-button').disabled")
        #expect(try browser.evaluate("document.getElementById('export-download').hidden") as? Bool == true)
        #expect(try browser.evaluate("document.getElementById('export-progress').hidden") as? Bool == true)
        try browser.click("#export-cancel")
        try prepare(browser, format: "png", end: "60s")
        try browser.click("#export-start-button")
        try browser.wait(for: "!document.getElementById('export-download').hidden")
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }
}
