import QuartziteInterfaceBuilder
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Attributes of views") struct ViewAttributeTests {
    private func view<View: UIView>(_ xml: String, as type: View.Type = View.self) throws -> View {
        try NibView(xml).object()
    }

    @Test("Absent attributes of a view have Interface Builder's defaults", .rule("I75"))
    func defaults() throws {
        try NibView.run {
            let view: UIView = try view(#"<view contentMode="scaleToFill" id="1"/>"#)
            #expect(view.isOpaque && view.isUserInteractionEnabled && view.autoresizesSubviews && !view.isHidden)
            #expect(view.alpha == 1 && view.tag == 0 && !view.clipsToBounds && view.backgroundColor == nil)
            #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
            #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
            #expect(view.autoresizingMask == [.flexibleRightMargin, .flexibleBottomMargin])
        }
    }

    @Test("A view has the attributes of its element", .rule("I75"))
    func values() throws {
        try NibView.run {
            let view: UIView = try view(
                """
                <view opaque="NO" hidden="YES" alpha="0.5" tag="7" clipsSubviews="YES" contentMode="bottomRight"
                    userInteractionEnabled="NO" multipleTouchEnabled="YES" horizontalHuggingPriority="251"
                    verticalCompressionResistancePriority="749" id="1">
                <rect key="frame" x="1" y="2" width="30" height="40"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
                <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="deviceRGB"/>
                <color key="tintColor" systemColor="systemGreenColor"/>
                <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
                <accessibility key="accessibilityConfiguration" identifier="box" label="Box"/></view>
                """)
            #expect(!view.isOpaque && view.isHidden && view.alpha == 0.5 && view.tag == 7 && view.clipsToBounds)
            #expect(view.contentMode == .bottomRight && !view.isUserInteractionEnabled && view.isMultipleTouchEnabled)
            #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 251)
            #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 749)
            #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
            #expect(view.autoresizingMask == .flexibleWidth)
            #expect(view.backgroundColor == .red && view.tintColor == .systemGreen)
            #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            #expect(view.accessibilityIdentifier == "box" && view.accessibilityLabel == "Box")
        }
    }

    @Test("A label of a document shrinks its text and receives touches unless it says otherwise", .rule("I77"))
    func label() throws {
        try NibView.run {
            let label: UILabel = try view(#"<label text="Hello" id="1"/>"#)
            #expect(label.text == "Hello" && label.numberOfLines == 1 && label.textAlignment == .left)
            #expect(label.adjustsFontSizeToFitWidth && label.isUserInteractionEnabled)
            #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
            let other: UILabel = try view(
                """
                <label userInteractionEnabled="NO" numberOfLines="0" textAlignment="center"
                    lineBreakMode="wordWrap" adjustsFontSizeToFit="NO" id="1"><string key="text">a
                b</string><fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
                <color key="textColor" white="1" alpha="1" colorSpace="deviceWhite"/></label>
                """)
            #expect(other.text == "a\nb" && other.numberOfLines == 0 && other.textAlignment == .center)
            #expect(other.lineBreakMode == .byWordWrapping && !other.adjustsFontSizeToFitWidth)
            #expect(other.font == .boldSystemFont(ofSize: 20) && other.textColor == .white)
            #expect(!other.isUserInteractionEnabled)
        }
    }

    @Test("A minimum font size is a minimum scale of the font", .rule("I77"))
    func minimumFontSize() throws {
        try NibView.run {
            let label: UILabel = try view(
                """
                <label text="a" minimumFontSize="10" id="1">
                <fontDescription key="fontDescription" type="system" pointSize="20"/></label>
                """)
            #expect(label.minimumScaleFactor == 0.5)
        }
    }

    @Test("An image view and an effect view have the attributes of their elements", .rule("I80"), .rule("I93"))
    func images() throws {
        try NibView.run {
            let image: UIImageView = try view(#"<imageView userInteractionEnabled="NO" id="1"/>"#)
            #expect(image.image == nil && !image.isUserInteractionEnabled)
            let effect: UIVisualEffectView = try view(
                """
                <visualEffectView opaque="NO" id="1"><rect key="frame" width="50" height="50"/>
                <view key="contentView" id="2"><rect key="frame" width="50" height="50"/><subviews>
                <label text="Inside" id="3"/></subviews></view><blurEffect style="dark"/></visualEffectView>
                """)
            #expect(effect.effect?.isEqual(UIBlurEffect(style: .dark)) == true)
            #expect((effect.contentView.subviews.first as? UILabel)?.text == "Inside")
        }
    }

    @Test("The subviews of a stack view are arranged, and margins in the document apply", .rule("I88"), .rule("I54"))
    func stack() throws {
        try NibView.run {
            let stack: UIStackView = try view(
                """
                <stackView axis="vertical" distribution="equalSpacing" alignment="top" spacing="6" id="1">
                <subviews><view id="2"/><view hidden="YES" id="3"/></subviews>
                <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></stackView>
                """)
            #expect(stack.axis == .vertical && stack.distribution == .equalSpacing && stack.alignment == .top)
            #expect(stack.spacing == 6 && stack.arrangedSubviews.count == 2 && stack.arrangedSubviews[1].isHidden)
            #expect(stack.isLayoutMarginsRelativeArrangement)
            let plain: UIStackView = try view(#"<stackView id="1"/>"#)
            #expect(plain.axis == .horizontal && plain.distribution == .fill && plain.spacing == 0)
        }
    }

    @Test("A view that is not available is a plain view, with a warning", .rule("I7"))
    func substitutes() throws {
        let messages = try SceneContext.messages {
            let plain: UIView = try view(#"<glkView contentMode="scaleToFill" alpha="0.5" id="1"/>"#)
            #expect(type(of: plain) == UIView.self && plain.alpha == 0.5)
        }
        #expect(
            messages.map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == [
                "glkView is not available; a plain view replaces it."
            ])
    }
}
