import Foundation
import Testing

@Suite("The page is legible and can be used with a keyboard", .serialized) struct AppearanceBrowserTests {
    /// Returns texts whose contrast with what is behind them is below 4.5 to 1.
    private static let lowContrast = """
        (() => {
          const channels = (text) => (text.match(/[\\d.]+/g) ?? []).map(Number);
          const part = (value) => { const c = value / 255; return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; };
          const light = ([r, g, b]) => 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
          const behind = (element) => {
            for (let e = element; e; e = e.parentElement) {
              const color = channels(getComputedStyle(e).backgroundColor);
              if (color.length === 3 || color[3] === 1) return color;
            }
            return [255, 255, 255];
          };
          const found = [];
          for (const element of document.querySelectorAll('body *')) {
            const text = [...element.childNodes].filter((n) => n.nodeType === 3).map((n) => n.textContent.trim()).join('');
            if (!text || element.closest(':disabled, .hidden, .skip, .toast, option') || !element.checkVisibility({ visibilityProperty: true })) continue;
            const [a, b] = [light(channels(getComputedStyle(element).color)), light(behind(element))].sort((x, y) => y - x);
            if ((a + 0.05) / (b + 0.05) < 4.5) found.push(`${text.slice(0, 30)} ${((a + 0.05) / (b + 0.05)).toFixed(2)}`);
          }
          return found.join('\\n');
        })()
        """

    /// Returns controls without a name for screen readers.
    private static let unnamed = """
        [...document.querySelectorAll('button, input, select, a, [tabindex="0"], [role=treeitem]')].filter((e) =>
          !e.hidden && !(e.textContent.trim() || e.getAttribute('aria-label') || e.labels?.length)).map((e) => e.outerHTML.slice(0, 80)).join('\\n')
        """

    @Test("Text has enough contrast, and controls have names", arguments: [false, true]) func contrast(isDark: Bool)
        throws
    {
        let studio = try StudioTool()
        let browser = try Browser(isDark: isDark)
        try browser.open("fire", at: 1, in: studio)
        try browser.evaluate("document.getElementById('tab-layers').click()")
        try browser.wait(for: "document.querySelector('#layer-tree li[title^=CAEmitterLayer]')")
        try browser.click("#layer-tree li[title^=CAEmitterLayer]")
        try browser.wait(for: "document.querySelector('.property')")
        #expect(try browser.text(Self.lowContrast) == "")
        #expect(try browser.text(Self.unnamed) == "")
        let ground = try browser.text("getComputedStyle(document.body).backgroundColor")
        #expect(ground.contains(isDark ? "52" : "215"))
    }

    @Test("Nothing is cut off from phones to desktops", arguments: [(360, 740), (768, 1024), (1024, 700), (1440, 900)])
    func widths(width: Int, height: Int) throws {
        let studio = try StudioTool()
        let browser = try Browser(width: width, height: height)
        try browser.open("fire", at: 1, in: studio)
        #expect(try browser.number("document.documentElement.scrollWidth") <= Double(width))
        for panel in ["scenes", "layers", "properties", "timeline"] {
            if width < 1100 { try browser.click("nav.tabs button[data-panel=\(panel)]") }
            let outside = try browser.text(
                """
                [...document.querySelectorAll('button, input, select')].filter((e) => {
                  const b = e.getBoundingClientRect();
                  return b.width > 0 && !e.closest('#inspector, #gallery, #layer-tree, #rows') && (b.left < -1 || b.right > innerWidth + 1);
                }).map((e) => e.id || e.textContent).join(', ')
                """)
            #expect(outside == "", "\(panel)")
        }
        #expect(try browser.number("document.getElementById('picture').getBoundingClientRect().width") > 100)
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }

    @Test("Tab reaches every control of the bars in the order of the page") func focusOrder() throws {
        let studio = try StudioTool()
        let browser = try Browser()
        try browser.open("loader", in: studio)
        var seen: [String] = []
        for _ in 0..<80 {
            try browser.press("Tab", code: "Tab")
            let id = try browser.text("document.activeElement.id")
            if !id.isEmpty, !seen.contains(id) { seen.append(id) }
        }
        let expected = [
            "scale", "copy-screen", "export", "help", "tab-scenes", "picture", "to-start", "play", "time", "scrub",
            "loop",
        ]
        #expect(seen.filter(expected.contains) == expected)
    }

    /// The picture in the documentation; `make pictures` takes it again, with the same bytes by the same Chromium.
    @Test("The page fits the picture in the documentation: scenes, preview, properties and timeline are visible")
    func documentation() throws {
        let studio = try StudioTool()
        let browser = try Browser(width: 1280, height: 800)
        try browser.open("fire", at: 2.5, in: studio)
        try browser.evaluate("document.getElementById('tab-layers').click()")
        // A click has no effect while the list is filled.
        let row = "document.querySelector('#layer-tree li[title^=CAEmitterLayer]')"
        try browser.wait(for: "document.querySelector('.property') || (\(row)?.click(), false)")
        try browser.click("#tab-scenes")
        for selector in ["#gallery .thumb", "#picture", ".property", "#strip canvas"] {
            try browser.wait(for: "document.querySelector('\(selector)')?.getBoundingClientRect().height > 20")
        }
        let picture = try browser.screenshot()
        #expect(picture.count > 50_000)
        guard ProcessInfo.processInfo.environment["SNAPSHOT_RECORD"] == "all" else { return }
        // The film strip and the thumbnails are drawn one after another. A canvas without a frame is 300 pixels wide.
        try browser.wait(for: "[...document.querySelectorAll('#strip canvas')].every((c) => c.width !== 300)")
        try browser.wait(
            for: """
                [...document.querySelectorAll('#gallery .thumb')].every((t) =>
                  t.naturalWidth > 0 || t.getBoundingClientRect().top > innerHeight)
                """)
        // The time that drawing took differs each time.
        try browser.evaluate("document.getElementById('stat-ms').textContent = '–'")
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        try browser.screenshot().write(to: root.appending(path: "docs/images/studio.png"))
    }
}
