import CQuartziteSDL
import CoreGraphics
import QuartziteSceneHosting

/// A window on the desktop that shows pictures, by SDL.
@MainActor
package final class PlayerWindow {
    /// Why no window can be opened.
    package enum Failure: Error, Equatable, CustomStringConvertible {
        case notInstalled
        case notOpened(String)

        package var description: String {
            switch self {
            case .notInstalled: "the window needs SDL2; install it with `apt install libsdl2-2.0-0`"
            case .notOpened(let reason):
                "cannot open a window: \(reason); `quartzite studio` shows scenes in a browser, and `xvfb-run` gives a display"
            }
        }
    }

    /// The fraction of the display's sides that a window may take.
    private static let largest = 0.95

    private let window: OpaquePointer
    private(set) var isFullScreen = false
    private var isTextInputOn = false
    private var isCursorShown = true

    /// The version of SDL, such as 2.26.5; nil if it is not installed.
    package static var libraryVersion: String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { version in
            version.initialize(repeating: 0)
            guard let address = version.baseAddress, qz_sdl_version(address) else { return nil }
            return String(cString: address)
        }
    }

    /// Throws why no window can be opened, if that is so.
    package static func checkDisplay() throws(Failure) {
        var reason = [CChar](repeating: 0, count: 256)
        if !qz_sdl_has_display(&reason) { throw failure(reason) }
    }

    private static func failure(_ reason: [CChar]) -> Failure {
        let text = String(decoding: reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return text.isEmpty ? .notInstalled : .notOpened(text)
    }

    /// Opens a hidden window of a size in units of the desktop.
    package init(title: String, size: CGSize) throws(Failure) {
        var reason = [CChar](repeating: 0, count: 256)
        let (width, height) = (Self.side(size.width), Self.side(size.height))
        guard let window = qz_window_open(title, width, height, &reason) else {
            throw Self.failure(reason)
        }
        self.window = window
    }

    /// Closes the window; it cannot be opened again.
    package func close() { qz_window_close(window) }

    private static func side(_ length: Double) -> Int32 { Int32(min(max(length.rounded(), 1), 16_384)) }

    private var facts: qz_window_facts { qz_window_get_facts(window) }

    /// The number of pixels in a unit of the desktop: 2 on many displays of high density, and otherwise 1.
    package var scale: Double {
        let facts = facts
        return facts.width > 0 ? Double(facts.pixel_width) / Double(facts.width) : 1
    }

    /// The number of times per second that the display is refreshed; 0 if it is unknown.
    var refreshRate: Double { Double(facts.refresh_rate) }
    /// Whether presenting waits for the next refresh of the display.
    var waitsForRefresh: Bool { facts.waits_for_refresh }

    /// Shows the window, with a size at which a picture of a size in pixels is shown exactly, or as large as fits.
    func show(width: Int, height: Int) {
        let (facts, scale) = (facts, scale)
        var size = CGSize(width: Double(width) / scale, height: Double(height) / scale)
        if facts.available_width > 0, facts.available_height > 0 {
            let factor = min(
                Double(facts.available_width) / size.width, Double(facts.available_height) / size.height)
            if factor < 1 {
                size = CGSize(width: size.width * factor * Self.largest, height: size.height * factor * Self.largest)
            }
        }
        qz_window_set_size(window, Self.side(size.width), Self.side(size.height))
        qz_window_show(window)
    }

    func toggleFullScreen() {
        isFullScreen.toggle()
        qz_window_set_full_screen(window, isFullScreen)
    }

    /// Turns text input on or off.
    func acceptText(_ isOn: Bool) {
        guard isOn != isTextInputOn else { return }
        isTextInputOn = isOn
        qz_window_set_text_input(window, isOn)
    }

    /// Shows the cursor of the desktop, or hides it over a scene that draws a pointer.
    func showCursor(_ isShown: Bool) {
        guard isShown != isCursorShown else { return }
        isCursorShown = isShown
        qz_window_show_cursor(window, isShown)
    }

    /// Returns the next event, for which it waits at most some seconds.
    func nextEvent(within seconds: Double = 0) -> WindowEvent? {
        var event = qz_event()
        let milliseconds = Int32(min(max(seconds * 1000, 0), 60_000).rounded(.up))
        return qz_window_next_event(window, milliseconds, &event) ? WindowEvent(event) : nil
    }

    /// Returns the place of a picture in the window.
    func layout(width: Int, height: Int) -> PictureLayout {
        let facts = facts
        return PictureLayout(
            picture: (width, height), window: (Int(facts.pixel_width), Int(facts.pixel_height)))
    }

    /// Presents a picture, with smaller ones over it at positions in pixels of the picture.
    func present(_ picture: SharedPicture, with texts: [(bitmap: Bitmap, x: Int, y: Int)]) {
        let (width, height) = (picture.width, picture.height)
        var stride: Int32 = 0
        guard width > 0, height > 0,
            let pixels = qz_window_begin_picture(window, Int32(width), Int32(height), &stride)
        else { return }
        for y in 0..<height {
            (pixels + y * Int(stride)).update(from: picture.pixels + y * width, count: width)
        }
        for text in texts {
            text.bitmap.blend(over: pixels, width: width, height: height, stride: Int(stride), x: text.x, y: text.y)
        }
        let place = layout(width: width, height: height)
        qz_window_present(window, Int32(place.x), Int32(place.y), Int32(place.width), Int32(place.height))
    }
}

extension Bitmap {
    /// Blends this premultiplied bitmap over opaque pixels at a position; what is outside is clipped.
    fileprivate func blend(
        over target: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int, x left: Int, y top: Int
    ) {
        for y in max(0, -top)..<max(0, -top, min(self.height, height - top)) {
            let (source, row) = (row(y), target + (y + top) * stride + left)
            for x in max(0, -left)..<max(0, -left, min(self.width, width - left)) {
                let (above, below) = (source[x], row[x])
                let rest = 255 - (above >> 24)
                var sum: UInt32 = 0
                for shift: UInt32 in [0, 8, 16] {
                    let value = (above >> shift & 255) + ((below >> shift & 255) * rest + 127) / 255
                    sum |= min(value, 255) << shift
                }
                row[x] = sum
            }
        }
    }
}
