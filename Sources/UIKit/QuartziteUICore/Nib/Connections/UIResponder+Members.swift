import QuartziteUIDrawing

// Methods of UIKit that storyboards name as actions, and that code names by strings.

extension UIResponder {
    package enum _Members: _MemberTable {
        @MainActor package static var _members: [_Member] {
            [
                .method("becomeFirstResponder") { (o: UIResponder) in o.becomeFirstResponder() },
                .method("resignFirstResponder") { (o: UIResponder) in o.resignFirstResponder() },
            ]
        }
    }
}

extension UIView {
    package enum _Members: _MemberTable {
        @MainActor package static var _members: [_Member] {
            [
                .method("layoutIfNeeded") { (o: UIView) in o.layoutIfNeeded() },
                .method("removeFromSuperview") { (o: UIView) in o.removeFromSuperview() },
                .method("setNeedsDisplay") { (o: UIView) in o.setNeedsDisplay() },
                .method("setNeedsLayout") { (o: UIView) in o.setNeedsLayout() },
            ]
        }
    }
}
