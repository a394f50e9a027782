import CoreGraphics
import Testing
@testable import QuartziteMedia

@Suite("Drawings in PDF files")
struct PDFPictureTests {
    /// A file with one page of 4 by 3 points; `objects` have the numbers from 5 on.
    private func file(_ content: [UInt8], filter: String = "", objects: [String] = []) -> Data {
        var data = Data("%PDF-1.3\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n".utf8)
        data += Data("2 0 obj\n<< /Kids [3 0 R] /MediaBox [0 0 4 3] >>\nendobj\n".utf8)
        data += Data(
            """
            3 0 obj <</Type/Page/Contents 4 0 R/Resources<</ColorSpace<</Cs1 5 0 R>>/ExtGState<</G 6 0 R>>
            /XObject<</X 7 0 R>>>>>> endobj
            4 0 obj << /Length \(content.count) \(filter) >> stream

            """.utf8)
        data += Data(content) + Data("\nendstream endobj\n".utf8)
        for (index, object) in objects.enumerated() { data += Data("\(index + 5) 0 obj \(object) endobj\n".utf8) }
        return data + Data("trailer << /Root 1 0 R >>\nstartxref\n0\n%%EOF\n".utf8)
    }

    private func rows(_ data: Data, scale: CGFloat = 1) throws -> [[UInt32]] {
        let image = try #require(try PDFPicture(data).image(scale: scale))
        return (0..<image.height).map { y in (0..<image.width).map { image.bitmap.row(y)[$0] } }
    }

    private let red: UInt32 = 0xffff_0000
    private let blue: UInt32 = 0xff00_00ff

    @Test("Paths are filled with plain colours, with y pointing up")
    func fills() throws {
        let content = "q 1 0 0 rg 0 0 2 1 re f Q % a comment\n 0 0 1 rg 1 0 0 1 2 2 cm 0 0 m 1 0 l 1 1 l 0 1 l h f*"
        let rows = try rows(file(Array(content.utf8)))
        #expect(rows == [[0, 0, blue, 0], [0, 0, 0, 0], [red, red, 0, 0]])
    }

    @Test("A scale of two pixels per point draws everything twice as large")
    func scale() throws {
        let rows = try rows(file(Array("1 0 0 RG 1 w 0 .5 m 4 .5 l S".utf8)), scale: 2)
        #expect(rows.count == 6 && rows[3] == Array(repeating: 0, count: 8) && rows[4].allSatisfy { $0 == red })
    }

    @Test("Clips, graphics states and colour spaces of the resources apply")
    func resources() throws {
        let content = "0 0 1 3 re W n /G gs /Cs1 cs 0 0 1 sc 0 0 4 3 re f"
        let rows = try rows(
            file(Array(content.utf8), objects: ["[/ICCBased 8 0 R]", "<</ca .2>>", "null", "<</N 3>>"]))
        #expect(rows.allSatisfy { $0 == [0x3300_0033, 0, 0, 0] })
    }

    @Test("A form is drawn with its matrix, inside its box, and with opacity as a whole")
    func form() throws {
        let inner = "1 0 0 rg 0 0 9 9 re f 0 0 1 rg 0 0 9 9 re f"
        let form = """
            <</Subtype/Form/BBox[0 0 1 1]/Matrix[2 0 0 1 1 1]/Group<<>>/Length \(inner.utf8.count)>> stream
            \(inner)
            endstream
            """
        let rows = try rows(file(Array("/G gs /X Do".utf8), objects: ["null", "<</ca .2>>", form]))
        #expect(rows == [[0, 0, 0, 0], [0, 0x3300_0033, 0x3300_0033, 0], [0, 0, 0, 0]])
    }

    @Test("Images fill the unit square")
    func picture() throws {
        let picture = """
            <</Subtype/Image/Width 1/Height 2/BitsPerComponent 8/ColorSpace/DeviceGray/Length 2>> stream
            AB
            endstream
            """
        let rows = try rows(file(Array("1 0 0 2 0 0 cm /X Do".utf8), objects: ["null", "null", picture]))
        #expect(rows[0][0] == 0 && rows[1][0] == 0xff41_4141 && rows[2][0] == 0xff42_4242 && rows[2][1] == 0)
    }

    @Test("Filters of streams are decoded")
    func packed() throws {
        let content = Array("1 0 0 rg 0 0 4 3 re f".utf8)
        let rows = try rows(file(Zlib.stored(content), filter: "/Filter /FlateDecode"))
        #expect(rows.allSatisfy { $0.allSatisfy { $0 == red } })
        let text = try self.rows(file(Array("0f!DB+>>Q~>".utf8), filter: "/Filter [/ASCII85Decode]"))
        #expect(text.allSatisfy { $0.allSatisfy { $0 == 0 } })
    }

    @Test("A broken file gives an error or an image with fewer elements")
    func broken() throws {
        let form = "<</Subtype/Form/Length 5>> stream\n/X Do\nendstream"
        let content = "[[[ << 1e300 0 0 1e300 0 0 cm ( ) Q Q 5 m re /X Do " + String(repeating: "q ", count: 500)
        let whole = file(
            Zlib.stored(Array(content.utf8)), filter: "/Filter /FlateDecode", objects: ["5 0 R", "9 0 R", form])
        for end in 0..<whole.count where end % 7 == 0 { _ = try? PDFPicture(whole.prefix(end)).image(scale: 1) }
        #expect(try PDFPicture(whole).image(scale: 1) != nil)
        #expect(try PDFPicture(whole).image(scale: 1e6) == nil)
        #expect(throws: PDFError("is no PDF file")) { try PDFPicture(Data("GIF89a".utf8)) }
    }
}
