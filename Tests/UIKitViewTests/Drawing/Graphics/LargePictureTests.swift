import Testing

@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

@Suite struct LargePictureTests {
    enum Shape: String, Codable, CaseIterable, Sendable {
        case square, line

        var size: CGSize { self == .square ? CGSize(width: 8100, height: 8100) : CGSize(width: 20_000, height: 1) }
        var words: String {
            let pixels = self == .square ? "8100 x 8100" : "20000 x 1"
            return "a picture of \(pixels) pixels is not drawn; the limits are 16384 pixels a side and 64 megapixels"
        }
    }

    @Test("A renderer's picture beyond the limits ends the program with the reason", arguments: Shape.allCases)
    func renderers(shape: Shape) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [shape] in
            await MainActor.run {
                let format = UIGraphicsImageRendererFormat()
                format.scale = 1
                _ = UIGraphicsImageRenderer(size: shape.size, format: format).image { _ in }
            }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains(shape.words), "\(words)")
    }

    @Test("An image context beyond the limits has no picture, and a line says so", arguments: Shape.allCases)
    func contexts(shape: Shape) async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { [shape] in
            await MainActor.run {
                UIGraphicsBeginImageContextWithOptions(shape.size, false, 1)
                UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
                #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
                UIGraphicsEndImageContext()
            }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("quartzite: " + shape.words), "\(words)")
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
