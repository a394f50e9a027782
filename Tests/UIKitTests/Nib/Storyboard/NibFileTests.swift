import QuartzCore
import TestSupport
import Testing
import UIKit

final class NibPanelController: UIViewController { var loads = 0 }
final class NibRowCell: UITableViewCell {
    private(set) var isAwake = false
    override func awakeFromNib() { isAwake = true }
}

@MainActor @Suite("Nibs in code") struct NibFileTests {
    private static let panel = NibText.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NibPanelController"><connections>
        <outlet property="view" destination="1" id="a"/></connections></placeholder>
        <view tag="3" contentMode="scaleToFill" id="1"><rect key="frame" x="0" y="0" width="30" height="40"/></view>
        <view tag="4" contentMode="scaleToFill" id="2"/>
        """)

    @Test("A nib returns its top-level objects in order, new ones each time", .rule("I99"))
    func instantiating() throws {
        let scene = try NibScene(["Panel.xib": Self.panel])
        scene.run {
            let owner = NibPanelController(nibName: "Panel", bundle: scene.bundle)
            let first = scene.bundle.loadNibNamed("Panel", owner: owner)
            let second = scene.bundle.loadNibNamed("Panel", owner: owner)
            #expect(first?.compactMap { ($0 as? UIView)?.tag } == [3, 4])
            #expect(first?.first is UIView && (first?.first as? UIView) !== (second?.first as? UIView))
        }
    }

    @Test("A controller loads its view from the named xib, or from one named like its class", .rule("I100"))
    func controllers() throws {
        for name in ["Panel", "NibPanel", "NibPanelController"] {
            let scene = try NibScene(["\(name).xib": Self.panel])
            scene.run {
                let controller = NibPanelController(nibName: name == "Panel" ? name : nil, bundle: scene.bundle)
                #expect(controller.view.tag == 3)
                // The class UIViewController itself has no default name.
                #expect(UIViewController(nibName: nil, bundle: scene.bundle).view.tag == 0)
            }
        }
    }

    @Test("A name with the device takes precedence, and the language's texts replace the document's", .rule("I112"))
    func variants() throws {
        let label = NibText.xib("<label text=\"Hello\" id=\"1\"/>")
        let scene = try NibScene([
            "Base.lproj/Greeting.xib": label, "en.lproj/Greeting.strings": "\"1.text\" = \"Hi\";",
            "A.xib": label, "A~iphone.xib": NibText.xib("<label text=\"Phone\" id=\"1\"/>"),
        ])
        scene.run {
            @MainActor func text(_ name: String) -> String? {
                (scene.bundle.loadNibNamed(name, owner: nil)?.first as? UILabel)?.text
            }
            #expect(text("Greeting") == "Hi" && text("A") == "Phone")
        }
    }

    @Test("Tables and collections create registered nibs", .rule("I101"))
    func registering() throws {
        let cell = """
            <tableViewCell reuseIdentifier="row" id="1" customClass="NibRowCell">
            <tableViewCellContentView key="contentView" id="2"/></tableViewCell>
            """
        let item = "<collectionViewCell tag=\"40\" id=\"1\"/>"
        let scene = try NibScene(["Row.xib": NibText.xib(cell), "Item.xib": NibText.xib(item)])
        try scene.run {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            table.register(UINib(nibName: "Row", bundle: scene.bundle), forCellReuseIdentifier: "row")
            let made = try #require(table.dequeueReusableCell(withIdentifier: "row") as? NibRowCell)
            #expect(made.isAwake && made.reuseIdentifier == "row")
            let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            collection.register(UINib(nibName: "Item", bundle: scene.bundle), forCellWithReuseIdentifier: "item")
            let view = collection.dequeueReusableCell(withReuseIdentifier: "item", for: IndexPath(item: 0, section: 0))
            #expect(view.reuseIdentifier == "item")
            let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int>(
                cellNib: UINib(nibName: "Item", bundle: scene.bundle)
            ) { cell, path, number in cell.tag += number + path.item }
            let configured = collection.dequeueConfiguredReusableCell(
                using: cells, for: IndexPath(item: 1, section: 0), item: 5)
            #expect(configured.tag == 46, "the nib's tag, and what the handler adds")
        }
    }
}
