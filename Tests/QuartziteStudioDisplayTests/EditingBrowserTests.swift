import Foundation
import Testing

@Suite("Scenes are changed and exported in a browser", .serialized) struct EditingBrowserTests {
    /// Opens fire, and selects its emitter.
    private func openFire(in studio: StudioTool) throws -> Browser {
        let browser = try Browser()
        try browser.open("fire", at: 1.5, in: studio)
        try browser.click("#tab-layers")
        try browser.wait(for: "document.querySelector('#layer-tree li[title^=CAEmitterLayer]')")
        try browser.click("#layer-tree li[title^=CAEmitterLayer]")
        try browser.wait(for: "document.querySelector('.property[data-key-path$=birthRate] input[type=range]')")
        return browser
    }

    @Test("Sliders change the picture; undo, redo and reset restore it") func sliders() throws {
        let studio = try StudioTool()
        let browser = try openFire(in: studio)
        let original = try browser.pictureHash()
        for part in [0.2, 0.4, 0.1] {
            try browser.evaluate(
                """
                (() => { const slider = document.querySelector('details.cell .property[data-key-path$="velocity"] input[type=range]');
                slider.value = Number(slider.min) + (slider.max - slider.min) * \(part);
                slider.dispatchEvent(new Event('input')); })()
                """)
        }
        try browser.evaluate(
            "document.querySelector('details.cell .property[data-key-path$=\"velocity\"] input[type=range]').dispatchEvent(new Event('change'))"
        )
        try browser.wait(for: "!document.getElementById('undo').disabled")
        let changed = try browser.pictureHash(after: original)
        #expect(changed != original)
        try browser.press("z", code: "KeyZ", modifiers: 2)
        try browser.waitForPicture(original)
        try browser.press("Z", code: "KeyZ", modifiers: 2 | 8)
        try browser.waitForPicture(changed)
        try browser.click("details.cell .property[data-key-path$=\"velocity\"] .reset")
        try browser.waitForPicture(original)
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }

    @Test("A GIF is exported with progress, and its name leads nowhere else") func exporting() throws {
        let studio = try StudioTool()
        let browser = try Browser()
        try browser.open("loader", in: studio)
        try browser.click("#export")
        try browser.evaluate(
            """
            (() => { const set = (id, value) => { const field = document.getElementById(id); field.value = value;
            for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true })); };
            set('export-format', 'gif'); set('export-scale', '1'); set('export-end', '0.5s'); })()
            """)
        #expect(try browser.text("document.getElementById('export-summary').textContent").hasPrefix("25 frames"))
        try browser.click("#export-start-button")
        try browser.wait(for: "!document.getElementById('export-download').hidden")
        #expect(try browser.text("document.getElementById('export-download').download") == "loader.gif")
        let start = try browser.text(
            "fetch(document.getElementById('export-download').href).then((r) => r.arrayBuffer()).then((b) => String.fromCharCode(...new Uint8Array(b, 0, 6)))"
        )
        #expect(start == "GIF89a")
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }

    @Test("The picture is compared with a reference, and what differs is counted and outlined") func comparing() throws
    {
        let studio = try StudioTool()
        let browser = try Browser()
        try browser.open("radar", at: 0.5, in: studio)
        try browser.evaluate(
            """
            studio.copyPicture().then(async (picture) => {
              const canvas = new OffscreenCanvas(picture.width, picture.height);
              canvas.getContext('2d').putImageData(picture, 0, 0);
              const files = new DataTransfer();
              files.items.add(new File([await canvas.convertToBlob()], 'reference.png', { type: 'image/png' }));
              const field = document.getElementById('compare-file');
              field.files = files.files;
              field.dispatchEvent(new Event('change'));
            })
            """)
        let summary = "document.getElementById('comparison').textContent"
        try browser.wait(for: "\(summary) === 'Equal to the reference'")
        try browser.evaluate("studio.send('seek', { time: 1 })")
        try browser.wait(for: "/^[0-9,]+ pixels differ, by at most [0-9]+ of 255$/.test(\(summary))")
        #expect(try browser.evaluate("document.getElementById('differences').hidden") as? Bool == false)
        try browser.evaluate("studio.send('seek', { time: 0.5 })")
        try browser.wait(for: "\(summary) === 'Equal to the reference'")
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }
}
