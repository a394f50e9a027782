import QuartziteInterfaceBuilder
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Attributes of controls") struct ControlAttributeTests {
    private func view<View: UIView>(_ xml: String, as type: View.Type = View.self) throws -> View {
        try NibView(xml).object()
    }

    @Test("The attributes of a control apply to all controls", .rule("I76"))
    func control() throws {
        try NibView.run {
            let slider: UISlider = try view(
                """
                <slider enabled="NO" selected="YES" contentHorizontalAlignment="right" contentVerticalAlignment="top"
                    id="1"/>
                """)
            #expect(!slider.isEnabled && slider.isSelected)
            #expect(slider.contentHorizontalAlignment == .right && slider.contentVerticalAlignment == .top)
        }
    }

    @Test("A date picker has the mode, limits and date of the document", .rule("I93"))
    func datePicker() throws {
        try NibView.run {
            let picker: UIDatePicker = try view(
                """
                <datePicker datePickerMode="date" minuteInterval="5" useCurrentDate="NO" id="1">
                <date key="date" timeIntervalSinceReferenceDate="86400"/>
                <date key="maximumDate" timeIntervalSinceReferenceDate="172800"/></datePicker>
                """)
            #expect(picker.datePickerMode == .date && picker.minuteInterval == 5 && picker.minimumDate == nil)
            #expect(picker.date == Date(timeIntervalSinceReferenceDate: 86_400))
            #expect(picker.maximumDate == Date(timeIntervalSinceReferenceDate: 172_800))
        }
    }

    @Test("A button without a type is custom, and a rounded rectangle is a system button", .rule("I78"))
    func buttonTypes() throws {
        try NibView.run {
            let custom: UIButton = try view(#"<button id="1"><state key="normal" title="A"/></button>"#)
            #expect(custom.buttonType == .custom && custom.titleLabel?.font == .systemFont(ofSize: 18))
            let system: UIButton = try view(#"<button buttonType="roundedRect" id="1"/>"#)
            #expect(system.buttonType == .system && system.titleLabel?.font == .systemFont(ofSize: 15))
        }
    }

    @Test("A button has the titles and colours of its states", .rule("I78"))
    func buttonStates() throws {
        try NibView.run {
            let button: UIButton = try view(
                """
                <button lineBreakMode="tailTruncation" adjustsImageWhenDisabled="NO" id="1">
                <fontDescription key="fontDescription" type="system" weight="light" pointSize="12"/>
                <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
                <state key="normal" title="Go"><color key="titleColor" systemColor="systemRedColor"/></state>
                <state key="highlighted"><string key="title">Went</string></state></button>
                """)
            #expect(button.title(for: .normal) == "Go" && button.title(for: .highlighted) == "Went")
            #expect(button.titleColor(for: .normal) == .systemRed && button.titleLabel?.text == "Go")
            #expect(button.titleLabel?.font == .systemFont(ofSize: 12, weight: .light))
            #expect(button.titleLabel?.lineBreakMode == .byTruncatingTail)
            #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
            #expect(!button.adjustsImageWhenDisabled && button.adjustsImageWhenHighlighted)
        }
    }

    @Test("The title of a button's configuration replaces that of its state", .rule("I79"))
    func buttonConfiguration() throws {
        try NibView.run {
            let button: UIButton = try view(
                """
                <button buttonType="system" id="1"><state key="normal" title="Button"/>
                <buttonConfiguration key="configuration" style="filled" title="Buy" subtitle="Now" cornerStyle="capsule"
                    imagePadding="5"><color key="baseBackgroundColor" systemColor="systemGreenColor"/>
                <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
                </buttonConfiguration></button>
                """)
            let configuration = try #require(button.configuration)
            #expect(configuration.title == "Buy" && configuration.subtitle == "Now")
            #expect(configuration.cornerStyle == .capsule && configuration.imagePadding == 5)
            #expect(configuration.baseBackgroundColor == .systemGreen && configuration.contentInsets.trailing == 4)
            #expect(button.titleLabel?.text == "Buy")
        }
    }

    @Test("The range of a slider and a stepper is set before the value", .rule("I81"), .rule("I82"))
    func ranges() throws {
        try NibView.run {
            let slider: UISlider = try view(#"<slider value="50" minValue="10" maxValue="100" id="1"/>"#)
            #expect(slider.value == 50 && slider.minimumValue == 10 && slider.maximumValue == 100)
            let stepper: UIStepper = try view(
                #"<stepper value="150" minimumValue="120" maximumValue="200" stepValue="5" wraps="YES" id="1"/>"#)
            #expect(stepper.value == 150 && stepper.minimumValue == 120 && stepper.stepValue == 5 && stepper.wraps)
        }
    }

    @Test("A switch is off and a progress view is empty unless the document says otherwise", .rule("I82"))
    func switches() throws {
        try NibView.run {
            #expect(try view(#"<switch id="1"/>"#, as: UISwitch.self).isOn == false)
            let on: UISwitch = try view(
                #"<switch on="YES" id="1"><rect key="frame" x="9" y="8" width="49" height="31"/></switch>"#)
            #expect(on.isOn && on.frame.origin == CGPoint(x: 9, y: 8))
            #expect(try view(#"<progressView id="1"/>"#, as: UIProgressView.self).progress == 0)
            #expect(try view(#"<progressView progress="0.25" id="1"/>"#, as: UIProgressView.self).progress == 0.25)
            let pages: UIPageControl = try view(#"<pageControl numberOfPages="3" currentPage="1" id="1"/>"#)
            #expect(pages.numberOfPages == 3 && pages.currentPage == 1 && pages.backgroundStyle == .automatic)
            let column: UIPageControl = try view(
                #"<pageControl numberOfPages="3" backgroundStyle="prominent" direction="topToBottom" id="1"/>"#)
            #expect(column.backgroundStyle == .prominent && column.direction == .topToBottom)
        }
    }

    @Test("Buttons and segments have roles and springs if the document says so") func springs() throws {
        try NibView.run {
            let plain: UIButton = try view(#"<button id="1"/>"#)
            #expect(plain.role == .normal && !plain.isSpringLoaded)
            let button: UIButton = try view(#"<button role="destructive" springLoaded="YES" id="1"/>"#)
            #expect(button.role == .destructive && button.isSpringLoaded)
            let segments: UISegmentedControl = try view(#"<segmentedControl springLoaded="YES" id="1"/>"#)
            #expect(segments.isSpringLoaded)
        }
    }

    @Test("A segmented control has no selection unless the document names one", .rule("I83"))
    func segments() throws {
        try NibView.run {
            let list = #"<segments><segment title="A"/><segment title="B" enabled="NO" width="60"/></segments>"#
            let none: UISegmentedControl = try view(#"<segmentedControl id="1">\#(list)</segmentedControl>"#)
            #expect(none.selectedSegmentIndex == UISegmentedControl.noSegment && none.numberOfSegments == 2)
            #expect(none.titleForSegment(at: 1) == "B" && !none.isEnabledForSegment(at: 1))
            #expect(none.widthForSegment(at: 1) == 60)
            let first: UISegmentedControl = try view(
                #"<segmentedControl selectedSegmentIndex="0" id="1">\#(list)</segmentedControl>"#)
            #expect(first.selectedSegmentIndex == 0)
            let wrong: UISegmentedControl = try view(
                #"<segmentedControl selectedSegmentIndex="5" id="1">\#(list)</segmentedControl>"#)
            #expect(wrong.selectedSegmentIndex == UISegmentedControl.noSegment)
        }
    }

    @Test("A stopped activity indicator of a document stays visible unless it says otherwise", .rule("I84"))
    func activity() throws {
        try NibView.run {
            let plain: UIActivityIndicatorView = try view(
                """
                <activityIndicatorView style="large" id="1"><rect key="frame" x="5" y="6" width="37" height="37"/>
                </activityIndicatorView>
                """)
            #expect(!plain.isAnimating && !plain.hidesWhenStopped && !plain.isHidden && plain.style == .large)
            #expect(plain.frame == CGRect(x: 5, y: 6, width: 37, height: 37))
            let running: UIActivityIndicatorView = try view(
                #"<activityIndicatorView animating="YES" hidesWhenStopped="YES" id="1"/>"#)
            #expect(running.isAnimating && running.hidesWhenStopped && !running.isHidden)
        }
    }

    @Test("A text field has no border unless the document names one", .rule("I85"))
    func textField() throws {
        try NibView.run {
            let plain: UITextField = try view(#"<textField id="1"/>"#)
            #expect(plain.borderStyle == .none && plain.textAlignment == .left && plain.clearButtonMode == .never)
            let field: UITextField = try view(
                """
                <textField borderStyle="roundedRect" placeholder="Name" text="Ann" textAlignment="right"
                    clearButtonMode="whileEditing" id="1"><textInputTraits key="textInputTraits" secureTextEntry="YES"
                    keyboardType="emailAddress" returnKeyType="next" autocorrectionType="no"/></textField>
                """)
            #expect(field.borderStyle == .roundedRect && field.placeholder == "Name" && field.text == "Ann")
            #expect(field.textAlignment == .right && field.clearButtonMode == .whileEditing)
            #expect(field.isSecureTextEntry && field.keyboardType == .emailAddress && field.returnKeyType == .next)
            #expect(field.autocorrectionType == .no && field.autocapitalizationType == .none)
        }
    }

    @Test("A plain view with the class of a control or a scroll view is enabled", .rule("I76"), .rule("I87"))
    func plainViews() throws {
        try NibView.run {
            let nib = try NibView(
                #"<view contentMode="scaleToFill" customClass="UITextField" customModule="UIKit" id="1"/>"#
                    + #"<view contentMode="scaleToFill" customClass="UIScrollView" customModule="UIKit" id="2"/>"#)
            #expect(try nib.object("1", as: UITextField.self).isEnabled)
            let scroll = try nib.object("2", as: UIScrollView.self)
            #expect(scroll.isScrollEnabled && scroll.bounces && scroll.showsVerticalScrollIndicator)
        }
    }
}
