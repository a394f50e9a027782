import Testing

@testable import UIKit

@Suite struct LargePictureTests {
    enum Way: String, Codable, CaseIterable, Sendable { case renderer, context, side }

    @Test("A picture beyond the limits is empty, and a line says so", arguments: Way.allCases)
    func large(way: Way) async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { [way] in
            await MainActor.run {
                let side: CGFloat = way == .side ? 20_000 : 8100
                let size = CGSize(width: side, height: way == .side ? 1 : side)
                let format = UIGraphicsImageRendererFormat()
                format.scale = 1
                if way == .context {
                    UIGraphicsBeginImageContextWithOptions(size, false, 1)
                    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
                    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
                    UIGraphicsEndImageContext()
                } else {
                    #expect(UIGraphicsImageRenderer(size: size, format: format).image { _ in }.size == .zero)
                }
            }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let pixels = way == .side ? "20000 x 1" : "8100 x 8100"
        #expect(words.contains("quartzite: a picture of \(pixels) pixels is not drawn"), "\(words)")
    }

    @Test("A picture within the limits is drawn without a word") func allowed() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let size = CGSize(width: 8000, height: 20)
                let format = UIGraphicsImageRendererFormat()
                format.scale = 1
                #expect(UIGraphicsImageRenderer(size: size, format: format).image { _ in }.size == size)
            }
        }
        #expect(result.map { !String(decoding: $0.standardErrorContent, as: UTF8.self).contains("quartzite:") } == true)
    }
}
