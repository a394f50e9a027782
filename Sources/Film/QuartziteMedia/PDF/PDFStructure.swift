import CQuartziteQPDF
import CoreGraphics

/// Why a PDF file cannot be drawn, as the rest of a sentence about the file.
struct PDFError: Error, Equatable {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}

/// Reads how the objects of a PDF file are stored, with qpdf.
///
/// Most of today's writers put objects into compressed streams, and their index into a compressed table.
enum PDFStructure {
    /// The number of bytes in which the end of a file must be marked.
    private static let endCount = 1_024

    /// Returns a file with the same objects, outside of streams.
    static func separate(_ file: [UInt8]) throws(PDFError) -> [UInt8] {
        guard file.starts(with: Array("%PDF-".utf8)) else { throw PDFError("is no PDF file") }
        let file = withoutPadding(file)
        guard hasEnd(file) else { throw PDFError("is truncated") }
        // qpdf unpacks these without a limit.
        guard PDFFile(separate: file).structureCount != nil else {
            throw PDFError("is damaged: its object streams cannot be unpacked")
        }
        var bytes: UnsafeMutablePointer<UInt8>?
        var count = 0
        var reason = [CChar](repeating: 0, count: Int(qz_pdf_error_size))
        let result = qz_pdf_separate(file, file.count, &bytes, &count, &reason)
        defer { free(bytes) }
        switch result {
        case qz_pdf_success: return Array(UnsafeBufferPointer(start: bytes, count: count))
        case qz_pdf_encrypted: throw PDFError("is encrypted")
        default:
            let text = reason.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
            throw PDFError("is damaged: \(String(decoding: text, as: UTF8.self))")
        }
    }

    /// Removes spaces and zeros at the end of a file.
    private static func withoutPadding(_ file: [UInt8]) -> [UInt8] {
        Array(file.prefix(file.lastIndex { $0 > 32 }.map { $0 + 1 } ?? 0))
    }

    /// Returns whether a file ends with the marker `%%EOF`.
    private static func hasEnd(_ file: [UInt8]) -> Bool {
        Data(file.suffix(endCount)).range(of: Data("%%EOF".utf8)) != nil
    }
}
