import UIKit

final class AttributedKeys: UIViewController {
    let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.monospacedDigitSystemFont(ofSize: 14, weight: .regular), .kern: 2, .tracking: 1,
        .baselineOffset: 3, .obliqueness: 0.2, .expansion: 0.1, .backgroundColor: UIColor.yellow,
        .underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: UIColor.red,
        .strikethroughStyle: NSUnderlineStyle.single.rawValue, .strikethroughColor: UIColor.blue,
        .link: URL(filePath: "page"), .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle, .ligature: 0,
    ]
}
