import Testing
import UIKit

/// Overrides that are common in apps; half of the test is that they compile.
private final class Badge: UIView {
    var margins = 0
    override var accessibilityValue: String? {
        get { "value" }
        set { super.accessibilityValue = newValue }
    }
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0) }
    override var layoutMargins: UIEdgeInsets { didSet { margins += 1 } }
    override var translatesAutoresizingMaskIntoConstraints: Bool { didSet {} }
    override var autoresizingMask: UIView.AutoresizingMask { didSet {} }
    override var semanticContentAttribute: UISemanticContentAttribute { didSet {} }
    override var contentScaleFactor: CGFloat { didSet {} }
    override var mask: UIView? { didSet {} }
    override var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .dark) }
    override var inputView: UIView? {
        get { nil }
        set {}
    }
    override func awakeFromNib() { super.awakeFromNib() }
    override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { super.traitCollectionDidChange(previous) }
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
    override func value(forKey key: String) -> Any? { key == "own" ? 1 : super.value(forKey: key) }
    override func setValue(_ value: Any?, forKey key: String) { if key != "own" { super.setValue(value, forKey: key) } }
}

private final class Loud: UIButton {
    override func setTitle(_ title: String?, for state: UIControl.State) {
        super.setTitle(title?.uppercased(), for: state)
    }
    override func titleColor(for state: UIControl.State) -> UIColor? { .red }
    override func setImage(_ image: UIImage?, for state: UIControl.State) { super.setImage(image, for: state) }
}

private final class Parented: UIViewController {
    var moves: [String] = []
    override func willMove(toParentViewController parent: UIViewController?) { moves.append("will") }
    override func didMove(toParentViewController parent: UIViewController?) { moves.append("did") }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
}

@Suite @MainActor struct OverridingTests {
    @Test("Views use the overrides of a subclass") func views() {
        let badge = Badge()
        #expect(badge.accessibilityValue == "value" && badge.value(forKey: "own") as? Int == 1)
        badge.setValue(NSNumber(value: 0.5), forKeyPath: "alpha")
        badge.setValue(nil, forKey: "own")
        #expect(badge.alpha == 0.5)
        badge.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        #expect(badge.margins == 1 && badge.layoutMargins.top == 6)
        #expect(badge.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("Buttons use the overrides of a subclass") func buttons() {
        let button = Loud(type: .custom)
        button.setTitle("loud", for: .normal)
        #expect(button.currentTitle == "LOUD" && button.currentTitleColor == .red)
    }

    @Test("Controllers receive parent changes through the old method names, too") func controllers() {
        let (parent, child) = (UIViewController(), Parented())
        parent.addChild(child)
        child.didMove(toParent: parent)
        #expect(child.moves == ["will", "did"])
    }
}
