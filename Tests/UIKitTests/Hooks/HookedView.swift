import UIKit

/// A view that notes the calls of methods of `UIView` that apps override.
class HookedView: UIView {
    override class var layerClass: AnyClass {
        HookLog.note("UIView.layerClass")
        return super.layerClass
    }
    override class var requiresConstraintBasedLayout: Bool {
        HookLog.note("UIView.requiresConstraintBasedLayout")
        return super.requiresConstraintBasedLayout
    }
    override func willMove(toSuperview newSuperview: UIView?) {
        HookLog.note("UIView.willMove(toSuperview:)")
        super.willMove(toSuperview: newSuperview)
    }
    override func didMoveToSuperview() {
        HookLog.note("UIView.didMoveToSuperview()")
        super.didMoveToSuperview()
    }
    override func willMove(toWindow newWindow: UIWindow?) {
        HookLog.note("UIView.willMove(toWindow:)")
        super.willMove(toWindow: newWindow)
    }
    override func didMoveToWindow() {
        HookLog.note("UIView.didMoveToWindow()")
        super.didMoveToWindow()
    }
    override func didAddSubview(_ subview: UIView) {
        HookLog.note("UIView.didAddSubview(_:)")
        super.didAddSubview(subview)
    }
    override func willRemoveSubview(_ subview: UIView) {
        HookLog.note("UIView.willRemoveSubview(_:)")
        super.willRemoveSubview(subview)
    }
    override func layoutSubviews() {
        HookLog.note("UIView.layoutSubviews()")
        super.layoutSubviews()
    }
    override func updateConstraints() {
        HookLog.note("UIView.updateConstraints()")
        super.updateConstraints()
    }
    override var intrinsicContentSize: CGSize {
        HookLog.note("UIView.intrinsicContentSize")
        return super.intrinsicContentSize
    }
    override var alignmentRectInsets: UIEdgeInsets {
        HookLog.note("UIView.alignmentRectInsets")
        return super.alignmentRectInsets
    }
    override var forFirstBaselineLayout: UIView {
        HookLog.note("UIView.forFirstBaselineLayout")
        return super.forFirstBaselineLayout
    }
    override var forLastBaselineLayout: UIView {
        HookLog.note("UIView.forLastBaselineLayout")
        return super.forLastBaselineLayout
    }
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        HookLog.note("UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)")
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        HookLog.note("UIView.sizeThatFits(_:)")
        return super.sizeThatFits(size)
    }
    override func safeAreaInsetsDidChange() {
        HookLog.note("UIView.safeAreaInsetsDidChange()")
        super.safeAreaInsetsDidChange()
    }
    override func layoutMarginsDidChange() {
        HookLog.note("UIView.layoutMarginsDidChange()")
        super.layoutMarginsDidChange()
    }
    override func tintColorDidChange() {
        HookLog.note("UIView.tintColorDidChange()")
        super.tintColorDidChange()
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        HookLog.note("UIView.traitCollectionDidChange(_:)")
        super.traitCollectionDidChange(previousTraitCollection)
    }
    override func draw(_ rect: CGRect) {
        HookLog.note("UIView.draw(_:)")
        super.draw(rect)
    }
    override func display(_ layer: CALayer) {
        HookLog.note("UIView.display(_:)")
        super.display(layer)
    }
    override func layoutSublayers(of layer: CALayer) {
        HookLog.note("UIView.layoutSublayers(of:)")
        super.layoutSublayers(of: layer)
    }
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        HookLog.note("UIView.action(for:forKey:)")
        return super.action(for: layer, forKey: event)
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        HookLog.note("UIView.hitTest(_:with:)")
        return super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        HookLog.note("UIView.point(inside:with:)")
        return super.point(inside: point, with: event)
    }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        HookLog.note("UIView.gestureRecognizerShouldBegin(_:)")
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType {
        HookLog.note("UIView.collisionBoundsType")
        return super.collisionBoundsType
    }
    override var collisionBoundingPath: UIBezierPath {
        HookLog.note("UIView.collisionBoundingPath")
        return super.collisionBoundingPath
    }
    override var canBecomeFocused: Bool {
        HookLog.note("UIView.canBecomeFocused")
        return super.canBecomeFocused
    }
}

/// A view with another layer that notes how it is drawn; an override of `display(_:)` would replace that.
final class HookedCanvas: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    override func layerWillDraw(_ layer: CALayer) {
        HookLog.note("UIView.layerWillDraw(_:)")
        super.layerWillDraw(layer)
    }

    override func draw(_ rect: CGRect) { super.draw(rect) }
}
