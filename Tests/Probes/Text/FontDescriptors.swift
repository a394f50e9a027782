import UIKit

final class FontDescriptors: UIViewController {
    func fonts() -> [UIFont] {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let bold = body.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
        let rounded = UIFont.systemFont(ofSize: 20, weight: .bold).fontDescriptor.withDesign(.rounded)
        return [
            UIFont(descriptor: bold ?? body.fontDescriptor, size: 0),
            rounded.map { UIFont(descriptor: $0, size: 20) } ?? body,
            UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 30), maximumPointSize: 60),
            .systemFont(ofSize: 20, weight: .black, width: .condensed),
        ]
    }
}
