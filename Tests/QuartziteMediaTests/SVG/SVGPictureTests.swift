import CoreGraphics
import Testing

@testable import QuartziteMedia

@Suite("Drawings in SVG files")
struct SVGPictureTests {
    private let red: UInt32 = 0xffff_0000
    private let blue: UInt32 = 0xff00_00ff

    private func rows(_ content: String, _ attributes: String = "width='4' height='3'", scale: CGFloat = 1) throws
        -> [[UInt32]]
    {
        let data = Data("<svg xmlns='x' \(attributes)>\(content)</svg>".utf8)
        let image = try #require(SVGPicture(data)?.image(scale: scale))
        return (0..<image.height).map { y in (0..<image.width).map { image.bitmap.row(y)[$0] } }
    }

    @Test("Shapes are filled with black by default, and with y pointing down")
    func fills() throws {
        let content =
            "<rect width='2' height='1' fill='red'/><path fill='#00f' d='M2 2h1v1H2z'/><rect x='3' width='1' height='1'/>"
        #expect(
            try rows(content) == [[red, red, 0, 0xff00_0000], [0, 0, 0, 0], [0, 0, blue, 0]])
    }

    @Test("Strokes have the width and colour of their attributes")
    func strokes() throws {
        let rows = try rows("<line x1='0' y1='1.5' x2='4' y2='1.5' stroke='rgb(255, 0, 0)'/>")
        #expect(rows == [[0, 0, 0, 0], [red, red, red, red], [0, 0, 0, 0]])
    }

    @Test("Groups pass on their style and transform, and their opacity applies to the whole")
    func groups() throws {
        let content = """
            <g transform='translate(1 1) scale(2)' fill='red' opacity='.2'><rect width='1' height='1'/>
            <rect width='1' height='1' style='fill: blue'/></g>
            """
        let faint: UInt32 = 0x3300_0033
        #expect(try rows(content) == [[0, 0, 0, 0], [0, faint, faint, 0], [0, faint, faint, 0]])
    }

    @Test("Style sheets set properties by class, identifier and element name")
    func sheets() throws {
        let content = """
            <defs><style>.a, #b { fill: red } rect { fill: #0000ff }</style></defs>
            <rect class='a' width='1' height='1'/><rect id='b' x='1' width='1' height='1'/>
            <rect x='2' width='1' height='1'/>
            """
        #expect(try rows(content)[0] == [red, red, blue, 0])
    }

    @Test("A view box fills the picture, with its proportions unless they are to be ignored")
    func viewBox() throws {
        let content = "<rect x='10' y='10' width='10' height='10' fill='red'/>"
        let middle = try rows(content, "width='4' height='2' viewBox='10 10 10 10'")
        #expect(middle == Array(repeating: [0, red, red, 0], count: 2))
        let whole = try rows(content, "width='4' height='2' viewBox='10 10 10 10' preserveAspectRatio='none'")
        #expect(whole == Array(repeating: [red, red, red, red], count: 2))
        let size = SVGPicture(Data("<svg viewBox='0 0 24 12' height='6'/>".utf8))?.size
        #expect(size == CGSize(width: 12, height: 6))
    }

    @Test("References, gradients and clipping paths are found by their identifiers")
    func references() throws {
        let content = """
            <defs><linearGradient id='g'><stop offset='0' stop-color='red'/><stop offset='1' stop-color='red'/>
            </linearGradient><clipPath id='c'><rect width='1' height='9'/></clipPath>
            <rect id='r' width='1' height='1' fill='url(#g)'/></defs>
            <use href='#r' x='1'/><use xlink:href='#r' y='1'/>
            <g clip-path='url(#c)'><rect y='2' width='4' height='1' fill='blue'/></g>
            """
        #expect(try rows(content) == [[0, red, 0, 0], [red, 0, 0, 0], [blue, 0, 0, 0]])
    }

    @Test("Path data may omit separators, and arcs keep to their ellipse")
    func pathData() {
        let square = SVGPathData.path("M1-1.5.5.5l1e0,0zm3 3h.5")
        #expect(square.boundingBoxOfPath == CGRect(x: 0.5, y: -1.5, width: 4, height: 3))
        let circle = SVGPathData.path("M8 0a8 8 0 110 16A8 8 0 018 0z").boundingBoxOfPath
        #expect(abs(circle.width - 16) < 0.01 && abs(circle.minY) < 0.01 && abs(circle.maxX - 16) < 0.01)
        let damaged = SVGPathData.path("M0 0L1 1 5 x L9 9")
        #expect(damaged.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    @Test("Damaged documents, other documents and oversized pictures are rejected")
    func hostile() {
        for text in ["", "<svg", "<html/>", "<svg width='99999' height='1'/>"] {
            #expect(SVGPicture(Data(text.utf8)) == nil)
        }
        let cycle = "<svg width='1' height='1'><g id='a'><use href='#a'/><use href='#a'/></g></svg>"
        #expect(SVGPicture(Data(cycle.utf8))?.image(scale: 1) != nil)
    }
}
