import QuartziteInterfaceBuilder
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Layout guides and placement of a nib") struct NibGuideTests {
    @Test("The guides of a controller end where its safe area begins", .rule("I52"))
    func controllerGuides() throws {
        try NibView.run {
            let text = NibText.storyboard(
                """
                <viewController id="c"><layoutGuides><viewControllerLayoutGuide type="top" id="t"/>
                <viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides><view key="view" id="1">
                <rect key="frame" width="320" height="480"/><subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="2"/></subviews><constraints>
                <constraint firstItem="2" firstAttribute="top" secondItem="t" secondAttribute="bottom" id="3"/>
                <constraint firstItem="b" firstAttribute="top" secondItem="2" secondAttribute="bottom" id="4"/>
                <constraint firstItem="2" firstAttribute="leading" secondItem="1" secondAttribute="leadingMargin"
                    id="5"/>
                <constraint firstAttribute="trailingMargin" secondItem="2" secondAttribute="trailing" id="6"/>
                </constraints></view></viewController>
                """)
            let source = NibSource(try NibText.document(text), bundle: nil, sizeClasses: .phonePortrait)
            let nib = try #require(source.document.scenes.first?.viewNib(for: .phonePortrait))
            let instantiation = NibInstantiation(nib, of: source)
            let root = try #require(nib.objects.first.flatMap(instantiation.object) as? UIView)
            let controller = UIViewController()
            controller.view = root
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 49, right: 0)
            root.layoutIfNeeded()
            #expect(root.subviews.first?.frame == CGRect(x: 16, y: 20, width: 288, height: 411))
            root.frame.size.width = 414
            root.layoutIfNeeded()
            #expect(root.subviews.first?.frame == CGRect(x: 20, y: 20, width: 374, height: 411))
        }
    }

    @Test("A view is placed by its frame unless a constraint mentions it", .rule("I36"), .rule("I38"))
    func placement() throws {
        try NibView.run {
            let nib = try NibView(
                """
                <view id="1"><rect key="frame" width="100" height="100"/><subviews>
                <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="2">
                <rect key="frame" x="10" y="10" width="20" height="20"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="3">
                <rect key="frame" x="5" y="6" width="7" height="8"/></view>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="4"/></subviews><constraints>
                <constraint firstItem="4" firstAttribute="width" constant="30" id="5"/></constraints></view>
                """)
            let root: UIView = try nib.object("1")
            let views = root.subviews
            #expect(views.map(\.translatesAutoresizingMaskIntoConstraints) == [true, true, false])
            root.frame.size.width = 150
            root.layoutIfNeeded()
            #expect(views[0].frame == CGRect(x: 10, y: 10, width: 70, height: 20))
            #expect(views[1].frame == CGRect(x: 5, y: 6, width: 7, height: 8))
        }
    }

    @Test("Constraints align sliders, switches and segmented controls by their alignment rectangles", .rule("I60"))
    func alignmentRectangles() throws {
        try NibView.run {
            let nib = try NibView(
                """
                <stackView axis="vertical" alignment="leading" id="1"><rect key="frame" width="200" height="92"/>
                <subviews><slider id="2"/><switch id="3"/><segmentedControl id="4"><segments><segment title="A"/>
                </segments></segmentedControl></subviews></stackView>
                """)
            let stack: UIStackView = try nib.object()
            stack.subviews[0].widthAnchor.constraint(equalToConstant: 100).isActive = true
            stack.layoutIfNeeded()
            #expect(stack.subviews[0].frame == CGRect(x: -2, y: 0, width: 104, height: 31))
            #expect(stack.subviews[1].frame == CGRect(x: 0, y: 30, width: 51, height: 31))
            #expect(stack.subviews[2].frame.minY == 61 && stack.subviews[2].frame.height == 32)
        }
    }

    @Test("The content view of a table's cell has margins of 11 points at the top and bottom", .rule("I55"))
    func cellMargins() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 60)
        cell.layoutIfNeeded()
        #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    }
}
