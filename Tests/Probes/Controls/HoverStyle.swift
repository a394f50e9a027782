import UIKit

final class HoverStyle: UIView {
    func prepare() {
        hoverStyle = UIHoverStyle(effect: .highlight, shape: .capsule)
        hoverStyle = .init(effect: .lift, shape: .rect(cornerRadius: 8))
        hoverStyle?.isEnabled = false
    }
}
