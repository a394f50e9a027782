import Foundation

/// A page of its own that shows a reference, our picture and their difference: beside one another, with a slider between
/// them, or in turn.
struct FailurePage {
    let title: String
    let message: String
    /// The pictures as PNG: the reference, ours and, if they can be compared, their difference.
    let pictures: [(title: String, data: Data)]
    /// The size of the largest picture in pixels.
    let size: (width: Int, height: Int)

    /// The page in HTML.
    var text: String {
        let figures = pictures.map { picture in
            "<figure><figcaption>\(picture.title)</figcaption><img alt=\"\(picture.title)\" src=\"\(Self.url(picture.data))\">"
                + "</figure>"
        }
        let layers = pictures.prefix(2).map { "<img alt=\"\" src=\"\(Self.url($0.data))\">" }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <title>\(Self.escaped(title))</title>
            <style>\(Self.style)</style>
            </head>
            <body>
            <h1>\(Self.escaped(title))</h1>
            <pre>\(Self.escaped(message))</pre>
            <p>
            <label><input type="radio" name="mode" value="slide" checked> Slider</label>
            <label><input type="radio" name="mode" value="blink"> Blink</label>
            <label>Zoom <input id="zoom" type="range" min="1" max="8" value="1"></label>
            </p>
            <div id="stack" style="width: \(size.width)px; height: \(size.height)px">\(layers.joined())<hr></div>
            <p><input id="slider" type="range" min="0" max="1000" value="500" aria-label="Slider"
            style="width: \(max(size.width, 200))px"></p>
            <div id="row">\(figures.joined())</div>
            <script>\(Self.script)</script>
            </body>
            </html>

            """
    }

    private static let style = """
        body { font: 14px sans-serif; margin: 24px; color: #222; background: #f4f4f4 }
        img { image-rendering: pixelated; background: #fff }
        #stack { position: relative; outline: 1px solid #999; transform-origin: 0 0 }
        #stack img { position: absolute; left: 0; top: 0 }
        #stack hr { position: absolute; top: 0; bottom: 0; width: 0; margin: 0; border: 0; border-left: 1px solid #e02 }
        #row { display: flex; gap: 16px; flex-wrap: wrap }
        figure { margin: 0 } figcaption { padding: 4px 0 }
        """

    private static let script = """
        const stack = document.getElementById("stack"), [reference, ours] = stack.querySelectorAll("img")
        const line = stack.querySelector("hr"), slider = document.getElementById("slider")
        let blinks = false, timer = 0
        function place() {
          const part = slider.value / 10
          ours.style.clipPath = blinks ? "none" : `inset(0 0 0 ${part}%)`
          line.style.left = `${part}%`
          line.hidden = blinks
          ours.style.visibility = "visible"
        }
        slider.oninput = place
        document.getElementById("zoom").oninput = event => { stack.style.zoom = event.target.value }
        for (const button of document.getElementsByName("mode")) button.onchange = () => {
          blinks = button.value == "blink"
          clearInterval(timer)
          place()
          if (blinks) timer = setInterval(() => {
            ours.style.visibility = ours.style.visibility == "hidden" ? "visible" : "hidden"
          }, 500)
        }
        place()
        """

    private static func url(_ data: Data) -> String { "data:image/png;base64,\(data.base64EncodedString())" }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }
}
