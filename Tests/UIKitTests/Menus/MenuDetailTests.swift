import Testing
@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Details of menus") struct MenuDetailTests {
    private let stage = MenuScreen()

    private func show(_ menu: UIMenu, at y: CGFloat, order: UIContextMenuConfiguration.ElementOrder) -> UIButton {
        stage.screen.run {
            let button = UIButton(frame: CGRect(x: 20, y: y, width: 100, height: 40))
            button.menu = menu
            button.showsMenuAsPrimaryAction = true
            button.preferredMenuElementOrder = order
            stage.root.view.addSubview(button)
            return button
        }
    }

    @Test("Near the bottom the first element is the lowest, unless the order is fixed") func order() throws {
        let menu = UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
        for order in [UIContextMenuConfiguration.ElementOrder.priority, .fixed] {
            let button = show(menu, at: 640, order: order)
            stage.tap(button.center)
            stage.wait()
            let (one, two) = (try #require(stage.place("One")), try #require(stage.place("Two")))
            #expect((one.y > two.y) == (order == .priority))
            stage.tap(CGPoint(x: 390, y: 10))
            stage.wait()
            button.removeFromSuperview()
        }
    }

    @Test("Uncached elements are created whenever the menu opens, and others once") func deferred() throws {
        var counts = (cached: 0, uncached: 0)
        let menu = UIMenu(children: [
            UIDeferredMenuElement { completion in
                counts.cached += 1
                completion([UIAction(title: "Kept") { _ in }])
            },
            UIDeferredMenuElement.uncached { completion in
                counts.uncached += 1
                completion([UIAction(title: "New \(counts.uncached)") { _ in }])
            },
        ])
        let button = show(menu, at: 100, order: .automatic)
        for round in 1...2 {
            stage.tap(button.center)
            stage.wait()
            #expect(counts.cached == 1 && counts.uncached == round && stage.label("New \(round)") != nil)
            stage.tap(CGPoint(x: 390, y: 690))
            stage.wait()
        }
    }

    @Test("Bar items with spaces stand beside each other from the leading edge") func barItems() throws {
        let (a, b) = (UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B"))
        let fixed = UIBarButtonItem.fixedSpace(50)
        stage.screen.run {
            let top = UIViewController()
            top.navigationItem.leftBarButtonItems = [a, fixed, b]
            stage.screen.window.rootViewController = UINavigationController(rootViewController: top)
            stage.screen.window.layoutIfNeeded()
            #expect(top.navigationItem.leftBarButtonItem === a)
        }
        let (first, second) = (try #require(stage.place("A")), try #require(stage.place("B")))
        #expect(first.x < 40 && second.x - first.x > 70)
        #expect(fixed.width == 50 && UIBarButtonItem.flexibleSpace().width == 0)
    }

    @Test("A system item with an action and a menu performs the action, and a long press opens the menu")
    func systemItem() throws {
        var taps = 0
        let menu = UIMenu(children: [UIAction(title: "New Folder") { _ in }])
        let item = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in taps += 1 }, menu: menu)
        stage.screen.run {
            let top = UIViewController()
            top.navigationItem.leftBarButtonItems = [item, .flexibleSpace(), .fixedSpace(8)]
            top.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: nil, image: UIImage(systemName: "ellipsis.circle"), primaryAction: nil, menu: menu)
            stage.screen.window.rootViewController = UINavigationController(rootViewController: top)
            stage.screen.window.layoutIfNeeded()
        }
        let button = try #require(item.shownView as? UIButton)
        #expect(button.currentImage?.isSymbolImage == true)
        let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        stage.tap(place)
        stage.wait()
        #expect(taps == 1 && stage.label("New Folder") == nil)
        stage.screen.touch(.began, place.x, place.y)
        stage.wait(1)
        stage.screen.touch(.ended, place.x, place.y)
        stage.wait()
        #expect(taps == 1 && stage.label("New Folder") != nil)
    }

    private final class Grid: UICollectionViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            6
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "Items \(indexPaths.map(\.item))") { _ in }])
            }
        }
    }

    @Test("A collection view controller returns the menu of the item under a long press") func gridMenu() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let grid = stage.screen.run {
            let grid = Grid(collectionViewLayout: layout)
            stage.screen.window.rootViewController = grid
            stage.screen.window.layoutIfNeeded()
            return grid
        }
        let item = try #require(grid.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
        let place = item.convert(CGPoint(x: 50, y: 50), to: nil)
        stage.screen.touch(.began, place.x, place.y)
        stage.wait(1.5)
        stage.screen.touch(.ended, place.x, place.y)
        stage.wait()
        #expect(stage.label("Items [1]") != nil)
    }

    private final class Owner: NSObject, UIContextMenuInteractionDelegate {
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Share") { _ in }]) })
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
            highlightPreviewForItemWithIdentifier identifier: any NSCopying
        ) -> UITargetedPreview? {
            guard let view = interaction.view else { return nil }
            let parameters = UIPreviewParameters()
            parameters.backgroundColor = .clear
            parameters.visiblePath = UIBezierPath(ovalIn: view.bounds)
            return UITargetedPreview(view: view, parameters: parameters)
        }
    }

    @Test("A lifted preview shows only what is inside of its visible path") func visiblePath() throws {
        let (owner, view) = (Owner(), UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100)))
        stage.screen.run {
            view.backgroundColor = .red
            view.addInteraction(UIContextMenuInteraction(delegate: owner))
            stage.root.view.addSubview(view)
        }
        func isRed(_ word: UInt32) -> Bool { word & 0xFFFF < 0x40 && (word >> 16) & 0xFF > 0xF0 }
        func redPixels() -> Int {
            let bitmap = stage.screen.picture(width: 400, height: 700)
            return (0..<700).reduce(0) { sum, y in sum + (0..<400).filter { isRed(bitmap[$0, y]) }.count }
        }
        #expect(redPixels() == 10_000)
        stage.screen.touch(.began, 150, 350)
        stage.wait(1.5)
        stage.screen.touch(.ended, 150, 350)
        stage.wait(1)
        #expect(stage.label("Share") != nil)
        let box = try #require(stage.screen.box(width: 400, height: 700, isRed))
        let square = (box.maxX - box.minX) * (box.maxY - box.minY)
        // A circle has π/4 of the area of the square around it.
        #expect(square > 9_000 && abs(Double(redPixels()) / Double(square) - 0.785) < 0.03)
    }

    @Test("A view shows that content is unavailable, by itself and with the button's action") func unavailable() throws
    {
        var taps = 0
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "No messages"
        configuration.button = .borderedProminent()
        configuration.button.title = "Reload"
        configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
        let view = UIContentUnavailableView(configuration: configuration)
        stage.screen.run {
            view.frame = stage.root.view.bounds
            stage.root.view.addSubview(view)
            view.layoutIfNeeded()
        }
        let text = try #require(stage.place("No messages"))
        let button = try #require(stage.place("Reload"))
        #expect(abs(text.x - 200) < 1 && button.y > text.y)
        stage.tap(button)
        #expect(taps == 1)
        var loading = UIContentUnavailableConfiguration.loading()
        loading.text = "Loading"
        stage.screen.run { view.configuration = loading }
        #expect(stage.label("Loading") != nil && stage.label("No messages") == nil)
        var spins = false
        view.forEach { if let spinner = $0 as? UIActivityIndicatorView { spins = spinner.isAnimating } }
        #expect(spins)
    }
}
