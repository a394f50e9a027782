import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UIViewExtrasTests {
    @Test("A snapshot shows what is on screen or what will be")
    func snapshot() throws {
        let screen = TestScreen()
        let view = screen.addView(CGRect(x: 0, y: 0, width: 40, height: 40), color: .red)
        let (before, after) = screen.run {
            view.backgroundColor = .blue
            return (view.snapshotView(afterScreenUpdates: false), view.snapshotView(afterScreenUpdates: true))
        }
        let old = try #require(before)
        let new = try #require(after)
        #expect(old.frame == CGRect(x: 0, y: 0, width: 40, height: 40) && old.subviews.isEmpty)
        screen.run {
            view.removeFromSuperview()
            screen.window.addSubview(old)
            new.frame.origin.x = 100
            screen.window.addSubview(new)
        }
        #expect(screen.pixel(20, 20) == [255, 0, 0, 255])
        #expect(screen.pixel(120, 20) == [0, 0, 255, 255])
        #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
    }

    @Test("A snapshot of a moving view shows it at its current position, and can be cropped")
    func snapshotOfMotion() throws {
        let screen = TestScreen()
        let outer = screen.addView(CGRect(x: 0, y: 0, width: 100, height: 40))
        let inner = screen.addView(CGRect(x: 0, y: 0, width: 20, height: 40), color: .red, in: outer)
        screen.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { inner.center.x += 80 }
        }
        screen.advance(to: 0.5)
        let part = try #require(
            screen.run {
                outer.resizableSnapshotView(
                    from: CGRect(x: 40, y: 0, width: 40, height: 40), afterScreenUpdates: false,
                    withCapInsets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
            })
        screen.run {
            outer.removeFromSuperview()
            screen.window.addSubview(part)
        }
        #expect(screen.pixel(10, 20) == [255, 0, 0, 255] && screen.pixel(30, 20)[3] == 0)
        #expect(part.layer.contentsCenter == CGRect(x: 0.25, y: 0, width: 0.5, height: 1))
    }

    @Test("Drawing a hierarchy scales it to a rectangle")
    func drawHierarchy() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .green
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
            #expect(view.drawHierarchy(in: CGRect(x: 20, y: 0, width: 20, height: 40), afterScreenUpdates: true))
        }
        let screen = TestScreen()
        screen.run { screen.window.addSubview(UIImageView(image: image)) }
        #expect(screen.pixel(10, 20)[3] == 0 && screen.pixel(30, 39) == [0, 255, 0, 255])
        #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    }

    @Test("A mask view shows the view where it is opaque, and animates")
    func mask() {
        let screen = TestScreen()
        let view = screen.addView(CGRect(x: 0, y: 0, width: 100, height: 40), color: .red)
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
        screen.run {
            mask.backgroundColor = .black
            view.mask = mask
        }
        #expect(screen.pixel(25, 20) == [255, 0, 0, 255] && screen.pixel(75, 20)[3] == 0)
        screen.run { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { mask.center.x += 50 } }
        screen.advance(to: 0.99)
        #expect(screen.pixel(25, 20)[3] == 0 && screen.pixel(75, 20) == [255, 0, 0, 255])
        #expect(view.mask === mask && mask.superview == nil)
    }

    @Test("Dimmed tints are grey, in subviews too")
    func tints() {
        final class Listener: UIView {
            var count = 0
            override func tintColorDidChange() { count += 1 }
        }
        let (outer, inner) = (UIView(), Listener())
        outer.addSubview(inner)
        outer.tintColor = .red
        let received = inner.count
        outer.tintAdjustmentMode = .dimmed
        #expect(inner.count == received + 1 && inner.tintAdjustmentMode == .dimmed)
        var (red, green): (CGFloat, CGFloat) = (0, 1)
        inner.tintColor.getRed(&red, green: &green, blue: nil, alpha: nil)
        #expect(abs(red - 0.299) < 0.01 && red == green)
        inner.tintAdjustmentMode = .normal
        outer.tintAdjustmentMode = .automatic
        #expect(inner.tintColor == .red)
    }

    @Test("The screen's coordinates are those of window frames")
    func coordinateSpaces() {
        let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
        window.addSubview(view)
        let space: any UICoordinateSpace = view
        #expect(space.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace) == CGPoint(x: 11, y: 22))
        #expect(UIScreen.main.convert(CGPoint(x: 11, y: 22), to: space) == .zero)
        #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 1, y: 2))
    }

    @Test("Properties are set and read by key, by key path and through the layer")
    func keyValueCoding() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        view.setValue(5, forKeyPath: "layer.cornerRadius")
        #expect(view.layer.cornerRadius == 5)
        view.setValue(100.0, forKeyPath: "center.x")
        #expect(view.center == CGPoint(x: 100, y: 10))
        #expect((view.value(forKeyPath: "frame.size.height") as? NSNumber)?.doubleValue == 20)
        view.setValue(0.5, forKey: "alpha")
        view.setValue(true, forKey: "hidden")
        view.setValue(UIColor.red, forKey: "backgroundColor")
        #expect(view.alpha == 0.5 && view.isHidden && view.backgroundColor == .red)
        #expect((view.value(forKey: "alpha") as? NSNumber)?.doubleValue == 0.5)
        #expect(view.value(forKey: "layer") as? CALayer === view.layer)
        let cells = [UITableViewCell(style: .default, reuseIdentifier: "a"), UICollectionViewCell(frame: .zero)]
        #expect((cells as NSArray)._value(forKey: "contentView") as? [UIView] == cells.map { $0.subviews.first })
    }
}
