import Foundation
import Testing

@Suite("Animations are retimed, and emitters take presets, in a browser", .serialized) struct TimelineBrowserTests {
    /// Drags from the middle of an element, or from its right end, by a number of pixels.
    private func drag(_ selector: String, in browser: Browser, fromEnd: Bool = false, by distance: Double) throws {
        let box = "document.querySelector('\(selector)').getBoundingClientRect()"
        let x = try browser.number(fromEnd ? "\(box).right - 3" : "\(box).left + \(box).width / 2")
        let y = try browser.number("\(box).top + \(box).height / 2")
        try browser.mouse("mousePressed", x: x, y: y)
        for step in 1...4 { try browser.mouse("mouseMoved", x: x + distance * Double(step) / 4, y: y) }
        try browser.mouse("mouseReleased", x: x + distance, y: y)
    }

    @Test("A bar that is dragged has another begin, its right end another duration, and undo restores both")
    func retiming() throws {
        let studio = try StudioTool()
        let browser = try Browser()
        try browser.open("gradients", at: 1, in: studio)
        let row = "studio.state.timeline?.rows.find(({ layer }) => layer === '0/0/0')"
        try browser.wait(for: row)
        let original = try browser.pictureHash()
        // The timeline of four seconds is as wide as the ruler.
        let second = try browser.number("document.getElementById('ruler').clientWidth / 4")
        try drag("#animations .clip", in: browser, by: second)
        try browser.wait(for: "Math.abs(\(row).begin - 1) < 0.02 && \(row).isRetimed")
        #expect(try browser.number("\(row).duration") == 3)
        let moved = try browser.pictureHash(after: original)
        try drag("#animations .clip", in: browser, fromEnd: true, by: -second)
        try browser.wait(for: "Math.abs(\(row).duration - 2) < 0.02")
        #expect(try abs(browser.number("\(row).begin") - 1) < 0.02)
        try browser.press("z", code: "KeyZ", modifiers: 2)
        try browser.wait(for: "Math.abs(\(row).duration - 3) < 0.02")
        try browser.waitForPicture(moved)
        try browser.press("z", code: "KeyZ", modifiers: 2)
        try browser.wait(for: "!\(row).isRetimed")
        try browser.waitForPicture(original)
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }

    @Test("A preset replaces the cells of an emitter, and undo restores them") func presets() throws {
        let studio = try StudioTool()
        let browser = try Browser()
        try browser.open("fire", at: 1.5, in: studio)
        let original = try browser.pictureHash()
        try browser.click("#tab-layers")
        try browser.wait(for: "document.querySelector('#layer-tree li[title^=CAEmitterLayer]')")
        try browser.click("#layer-tree li[title^=CAEmitterLayer]")
        let menu = "document.querySelector('#inspector select[aria-label=\"Emitter preset\"]')"
        try browser.wait(for: menu)
        #expect(try browser.number("\(menu).options.length") > 10)
        try browser.evaluate(
            """
            (() => { const menu = \(menu); menu.value = [...menu.options].find(({ value }) => value === 'snow').value;
            menu.dispatchEvent(new Event('change')); })()
            """)
        let changed = try browser.pictureHash(after: original)
        #expect(changed != original)
        #expect(try !browser.screenshot().isEmpty)
        try browser.evaluate("document.getElementById('undo').click()")
        try browser.waitForPicture(original)
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }
}
