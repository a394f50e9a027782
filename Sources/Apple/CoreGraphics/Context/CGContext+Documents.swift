import Foundation

extension CGContext {
    /// Returns nil, because PDF files cannot be written.
    @available(*, deprecated, message: "Quartzite writes no PDF files yet; the result is nil")
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        return nil
    }

    /// Begins a page of a PDF file; has no effect in a bitmap.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {}
    /// Ends a page of a PDF file; has no effect in a bitmap.
    public func endPDFPage() {}
    /// Ends a PDF file; has no effect in a bitmap.
    public func closePDF() {}
    /// Begins a page; has no effect in a bitmap.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {}
    /// Ends a page; has no effect in a bitmap.
    public func endPage() {}
}
