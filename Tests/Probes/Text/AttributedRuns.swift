import UIKit

final class AttributedRuns: UIViewController {
    func restyled(_ text: AttributedString) -> AttributedString {
        var result = text
        for (color, range) in text.runs[\.uiKit.foregroundColor] where color == .red {
            result[range].backgroundColor = .yellow
        }
        result.mergeAttributes(AttributeContainer().kern(2))
        return result
    }
}
