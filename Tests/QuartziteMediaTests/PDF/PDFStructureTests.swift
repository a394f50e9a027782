import CoreGraphics
import Testing

@testable import QuartziteMedia

@Suite("The structure of PDF files")
struct PDFStructureTests {
    /// A file of today's writers, with a red page of 4 by 3 points: its objects are in a stream, and
    /// their index is a cross-reference stream.
    private func file(kids: String = "3 0 R", more: String = "", packed: (([UInt8]) -> [UInt8])? = Zlib.stored) -> Data
    {
        var data = Data("%PDF-1.5\n".utf8)
        var places: [Int] = []
        func add(_ entries: String, _ contents: [UInt8]) {
            let bytes = packed?(contents) ?? contents
            let filter = packed == nil ? "" : "/Filter /FlateDecode"
            places.append(data.count)
            data += Data("\(places.count + 3) 0 obj\n<< \(entries) \(filter) /Length \(bytes.count) >> stream\n".utf8)
            data += Data(bytes) + Data("\nendstream\nendobj\n".utf8)
        }
        let objects = [
            "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Count 1 /Kids [\(kids)] >>",
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 4 3] /Contents 4 0 R >>",
        ]
        add("", Array("1 0 0 rg 0 0 4 3 re f".utf8))
        var (heads, bodies) = ("", "")
        for (index, object) in objects.enumerated() {
            heads += "\(index + 1) \(bodies.utf8.count) "
            bodies += object + " "
        }
        add("/Type /ObjStm /N 3 /First \(heads.utf8.count)", Array((heads + bodies).utf8))
        func row(_ kind: UInt8, _ place: Int, _ index: UInt8) -> [UInt8] {
            [kind, UInt8(place >> 8 & 255), UInt8(place & 255), index]
        }
        let rows =
            row(0, 0, 0) + row(2, 5, 0) + row(2, 5, 1) + row(2, 5, 2) + row(1, places[0], 0) + row(1, places[1], 0)
            + row(1, data.count, 0)
        let start = data.count
        add("/Type /XRef /Size 7 /W [1 2 1] /Root 1 0 R \(more)", rows)
        return data + Data("startxref\n\(start)\n%%EOF\n".utf8)
    }

    @Test("Objects are read from object streams, compressed or not")
    func objectStreams() throws {
        for data in [file(), file(packed: nil)] {
            let image = try #require(try PDFPicture(data).image(scale: 1))
            #expect(image.width == 4 && image.height == 3 && image.bitmap.row(1)[2] == 0xffff_0000)
        }
    }

    @Test("A truncated file is an error wherever it ends")
    func truncated() throws {
        let whole = file()
        for end in 6..<whole.count - 1 {
            #expect(throws: PDFError("is truncated")) { try PDFPicture(whole.prefix(end)) }
        }
        // Some servers pad files.
        #expect(try PDFPicture(whole + Data(repeating: 0, count: 5_000)).size.width == 4)
    }

    @Test("A damaged byte is an error of one line, or changes the picture")
    func damaged() throws {
        let whole = file()
        for index in stride(from: 0, to: whole.count, by: 3) {
            var data = whole
            data[index] ^= 0x15
            do {
                _ = try PDFPicture(data).image(scale: 1)
            } catch {
                #expect(!error.reason.contains("\n") && !error.reason.isEmpty)
            }
        }
    }

    @Test("Encrypted files and pages without end are errors")
    func refused() throws {
        let key = String(repeating: "00", count: 32)
        let encrypted = file(
            more: "/ID [<00><00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P 0 /O <\(key)> /U <\(key)> >>")
        #expect(throws: PDFError("is encrypted")) { try PDFPicture(encrypted) }
        #expect(throws: PDFError("has no page")) { try PDFPicture(file(kids: "2 0 R")) }
    }

    @Test("The error of a file names its path in one line")
    func message() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quartzite-\(UUID().uuidString).pdf")
        try file().prefix(200).write(to: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(throws: MediaError.cannotRead(path: folder.path, reason: "the file is truncated")) {
            try PDFPicture(contentsOf: folder.path)
        }
    }
}
