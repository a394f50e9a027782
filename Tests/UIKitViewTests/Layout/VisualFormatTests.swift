import Testing
import UIKit

@MainActor @Suite struct VisualFormatTests {
    @Test("A visual format places views in a row with distances and sizes")
    func line() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let (a, b, c) = (UIView(), UIView(), UIView())
        for view in [a, b, c] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        let views = ["a": a, "b": b, "c": c]
        root.addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-[a(width)]-20-[b(==a)][c(>=30,<=2000)]-(gap)-|",
                options: [.alignAllTop, .alignAllBottom], metrics: ["width": 50, "gap": 12.5], views: views))
        root.addConstraints(
            NSLayoutConstraint.constraints(withVisualFormat: "V:|-5-[a]-(>=10@20)-|", views: views))
        root.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:[a(40)]", views: views))
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 8, y: 5, width: 50, height: 40))
        #expect(b.frame == CGRect(x: 78, y: 5, width: 50, height: 40))
        #expect(c.frame == CGRect(x: 128, y: 5, width: 159.5, height: 40))
    }

    @Test("A right-to-left format starts at the right")
    func rightToLeft() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (a, b) = (UIView(), UIView())
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-10-[a(20)]-[b(30)]", options: .directionRightToLeft,
                views: ["a": a, "b": b]))
        root.layoutIfNeeded()
        #expect(a.frame.minX == 70 && b.frame.minX == 32)
    }
}
