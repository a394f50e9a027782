import Testing
import UIKit
import UIKitTestSupport

/// Layout that changes constraints or requests more layout while it runs.
@MainActor @Suite struct LayoutFeedbackTests {
    private let screen = TestScreen()

    /// A view that calls `duringLayout` in each layout.
    final class Host: UIView {
        let box = UIView()
        var count = 0
        var duringLayout: (Host) -> Void = { _ in }
        lazy var widths = [20, 30].map { box.widthAnchor.constraint(equalToConstant: $0) }

        override init(frame: CGRect) {
            super.init(frame: frame)
            box.translatesAutoresizingMaskIntoConstraints = false
            addSubview(box)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: leadingAnchor), box.topAnchor.constraint(equalTo: topAnchor),
                box.heightAnchor.constraint(equalToConstant: 10), widths[0],
            ])
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            count += 1
            if count < 100_000 { duringLayout(self) }
        }

        func toggle() {
            let isWide = widths[1].isActive
            for width in widths { width.isActive = false }
            widths[isWide ? 0 : 1].isActive = true
        }
    }

    private func host(_ duringLayout: @escaping (Host) -> Void) -> Host {
        let host = Host(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        host.duringLayout = duringLayout
        screen.run { screen.window.addSubview(host) }
        return host
    }

    @Test("A constraint that is deactivated and activated again during layout causes no further layout")
    func unchanged() {
        let host = host { host in
            host.widths[0].isActive = false
            host.widths[0].isActive = true
            UIView.animate(withDuration: 0.3) { host.layoutIfNeeded() }
        }
        screen.advance(to: 1)
        #expect(host.count < 4 && host.box.frame.width == 20)
    }

    @Test("A constraint that changes once during layout is animated by the block in the layout")
    func changedOnce() {
        let host = host { host in
            guard host.bounds.width > 100 else { return }
            for (width, isActive) in zip(host.widths, [false, true]) { width.isActive = isActive }
            UIView.animate(withDuration: 1) { host.layoutIfNeeded() }
        }
        screen.run { host.bounds.size.width = 120 }
        #expect(host.box.frame.width == 30 && screen.shown(host.box, at: 0.5).bounds.width < 29)
        screen.advance(to: 2)
        #expect(host.count < 8)
    }

    @Test("A constraint that toggles in each layout, with animations, ends")
    func toggledForever() {
        let host = host { host in
            host.toggle()
            UIView.animate(withDuration: 0.3) { host.layoutIfNeeded() }
        }
        screen.advance(to: 6)
        #expect(host.count <= 200)
    }

    @Test("Endless layout stops after a hundred rounds, until layout is requested again")
    func rounds() {
        let host = host { host in
            host.toggle()
            UIView.animate(withDuration: 0.3) { host.alpha = 1 }
        }
        screen.advance(to: 6)
        #expect(host.count <= 101)
        host.duringLayout = { _ in }
        screen.run { host.widths.first(where: \.isActive)?.constant = 55 }
        #expect(host.box.frame.width == 55)
    }

    @Test("A view outside any window that lays itself out during layout ends")
    func detached() {
        let host = Host(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        host.duringLayout = { host in
            host.toggle()
            host.layoutIfNeeded()
        }
        host.layoutIfNeeded()
        #expect(host.count <= 200)
    }

    @Test("Endless layout without constraints ends, too")
    func plainLayout() {
        let host = host { host in
            host.setNeedsLayout()
            UIView.animate(withDuration: 0.1) { host.layoutIfNeeded() }
        }
        screen.advance(to: 2)
        #expect(host.count <= 200)
    }

    @Test("A hierarchy whose layout never ends is drawn nevertheless")
    func drawing() {
        final class Drawn: UIView {
            var count = 0
            override func draw(_ rect: CGRect) { count += 1 }
        }
        let host = host { $0.setNeedsLayout() }
        let drawn = Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.run { host.addSubview(drawn) }
        #expect(drawn.count == 1)
    }

    @Test("An invalidated intrinsic size that does not change causes no layout")
    func invalidation() {
        let host = host { $0.box.invalidateIntrinsicContentSize() }
        #expect(host.count < 4)
        screen.run { host.box.invalidateIntrinsicContentSize() }
        #expect(host.count < 4)
    }
}
