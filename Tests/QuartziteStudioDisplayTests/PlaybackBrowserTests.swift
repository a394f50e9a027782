import Foundation
import Testing

@Suite("Scenes play in a browser", .serialized) struct PlaybackBrowserTests {
    @Test("The page opens, plays, pauses and steps without complaints") func playing() throws {
        let studio = try StudioTool()
        let browser = try Browser()
        try browser.open("snow", in: studio)
        #expect(try browser.number("document.querySelectorAll('#gallery button').length") > 20)
        try browser.click("#play")
        try browser.wait(for: "studio.state.isPlaying && studio.state.time > 0.3")
        try browser.press(" ", code: "Space")
        try browser.wait(for: "!studio.state.isPlaying && studio.state.frame.coding === 2")
        try browser.evaluate("document.activeElement.blur()")
        try browser.press("ArrowRight", code: "ArrowRight")
        // A step leads to the start of a frame, where a pause hardly ever is.
        let frame = "studio.state.time * 60"
        try browser.wait(for: "!studio.state.frame.isPlaying && Math.abs(\(frame) - Math.round(\(frame))) < 1e-3")
        #expect(try browser.number("studio.state.time") > 0.3)
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }

    @Test("A scrub forward or backward shows the exact frame of `still`", arguments: ["fire", "ball-game"])
    func scrubbing(scene: String) throws {
        let studio = try StudioTool()
        let browser = try Browser()
        try browser.open(scene, in: studio)
        let expected = try HashList.hash(of: scene, at: "1.5s")
        for _ in 0..<2 {
            for (text, seconds) in [("90f", 1.5), ("00:03.25", 3.25), ("1500ms", 1.5)] {
                try browser.evaluate(
                    """
                    (() => { const field = document.getElementById('time'); field.focus(); field.value = '\(text)';
                    field.dispatchEvent(new Event('change')); field.blur(); })()
                    """)
                try browser.waitForFrame(at: seconds)
            }
            #expect(try browser.pictureHash() == expected)
        }
        #expect(try browser.text("location.hash").contains("scene=\(scene)"))
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }

    @Test("A swipe in the picture reaches the scene, is recorded, and is replayed") func swiping() throws {
        let studio = try StudioTool()
        let browser = try Browser()
        try browser.open("swipe-transition", at: 0.5, in: studio)
        try browser.evaluate("document.getElementById('track-clear').click()")
        try browser.wait(for: "studio.state.track.length === 0")
        try browser.waitForFrame(at: 0.5)
        let box = "document.getElementById('picture').getBoundingClientRect()"
        let x = try browser.number("\(box).left + \(box).width / 2")
        let (top, height) = (try browser.number("\(box).top"), try browser.number("\(box).height"))
        try browser.mouse("mousePressed", x: x, y: top + height * 0.9)
        for step in 1...12 {
            try browser.mouse("mouseMoved", x: x, y: top + height * (0.9 - 0.06 * Double(step)))
            usleep(16_000)
        }
        try browser.mouse("mouseReleased", x: x, y: top + height * 0.18)
        try browser.wait(for: "!studio.state.isPlaying && studio.state.track.length > 4")
        #expect(try browser.text("document.getElementById('track-summary').textContent") == "1 touch")
        #expect(try browser.number("document.querySelectorAll('#track .touch').length") == 1)
        func hash(at time: Double) throws -> String {
            try browser.evaluate(
                "document.getElementById('time').value = '\(time)s'; document.getElementById('time').dispatchEvent(new Event('change'))"
            )
            try browser.waitForFrame(at: time)
            return try browser.pictureHash()
        }
        let swiped = try hash(at: 3)
        _ = try hash(at: 0)
        #expect(try hash(at: 3) == swiped)
        try browser.click("#track-clear")
        try browser.wait(for: "studio.state.track.length === 0")
        _ = try hash(at: 2.9)
        #expect(try hash(at: 3) != swiped)
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }
}
