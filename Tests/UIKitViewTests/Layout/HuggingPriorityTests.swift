import Testing
import UIKit

@MainActor @Suite("How much views hug their content by default")
struct HuggingPriorityTests {
    private func priorities(_ view: UIView) -> [Float] {
        [NSLayoutConstraint.Axis.horizontal, .vertical].map { view.contentHuggingPriority(for: $0).rawValue }
    }

    @Test("Controls of a fixed size hug it in both directions")
    func both() {
        for view in [UISwitch(), UIStepper(), UIActivityIndicatorView(style: .medium)] {
            #expect(priorities(view) == [750, 750], "\(type(of: view))")
        }
    }

    @Test("Controls of a fixed height hug it vertically")
    func vertical() {
        for view in [UISlider(), UISegmentedControl(items: ["a"]), UIProgressView(), UIPageControl()] {
            #expect(priorities(view) == [250, 750], "\(type(of: view))")
        }
    }

    @Test("Views with texts and pictures, and containers, hug little")
    func low() {
        for view in [
            UILabel(), UIButton(type: .system), UITextField(), UIImageView(image: nil), UITextView(), UIScrollView(),
            UIStackView(), UIView(),
        ] { #expect(priorities(view) == [250, 250], "\(type(of: view))") }
    }

    @Test("A switch keeps its size beside a label, which takes the rest of the row")
    func row() {
        let (label, toggle) = (UILabel(), UISwitch())
        label.text = "Wi-Fi"
        let row = UIStackView(arrangedSubviews: [label, toggle])
        row.frame = CGRect(x: 0, y: 0, width: 300, height: 31)
        row.layoutIfNeeded()
        #expect(toggle.frame.maxX == 300 + toggle.alignmentRectInsets.right)
        #expect(label.frame.minX == 0 && label.frame.width > 200)
    }
}
