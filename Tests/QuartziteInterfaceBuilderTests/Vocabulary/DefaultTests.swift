import TestSupport
import Testing

@testable import QuartziteInterfaceBuilder

@Suite("Interface Builder's defaults for absent attributes")
struct DefaultTests {
    /// Returns the default values of an element, as `name=word` in the order of `names`.
    private func words(_ element: String, _ names: String) throws -> String {
        let element = try Sample.object("<\(element) id=\"x\"/>")
        return names.split(separator: " ").map { "\($0)=\(element.word(String($0)) ?? "NO")" }.joined(separator: " ")
    }

    private func expect(_ element: String, _ defaults: String) throws {
        let names = defaults.split(separator: " ").compactMap { $0.split(separator: "=").first }.joined(separator: " ")
        #expect(try words(element, names) == defaults, "\(element)")
    }

    @Test("Views are opaque, visible and enabled for touches", .rule("I75")) func views() throws {
        let defaults = """
            opaque=YES hidden=NO alpha=1 tag=0 clipsSubviews=NO clearsContextBeforeDrawing=YES autoresizesSubviews=YES \
            userInteractionEnabled=YES multipleTouchEnabled=NO horizontalHuggingPriority=250 \
            verticalHuggingPriority=250 horizontalCompressionResistancePriority=750 \
            verticalCompressionResistancePriority=750
            """
        for element in [
            "view", "label", "imageView", "button", "tableView", "navigationBar", "mapView", "tableViewCell",
        ] {
            try expect(element, defaults)
        }
        try expect("view", "preservesSuperviewLayoutMargins=NO insetsLayoutMarginsFromSafeArea=YES")
    }

    @Test("Controls are enabled", .rule("I76")) func controls() throws {
        for element in ["button", "slider", "switch", "textField", "segmentedControl", "datePicker", "stepper"] {
            try expect(element, "enabled=YES selected=NO highlighted=NO")
        }
    }

    @Test("Labels have one line and shrink their font to fit", .rule("I77")) func labels() throws {
        try expect("label", "numberOfLines=1 textAlignment=left adjustsFontSizeToFit=YES")
    }

    @Test("Buttons are of the custom type", .rule("I78")) func buttons() throws {
        try expect(
            "button",
            """
            buttonType=custom adjustsImageWhenHighlighted=YES adjustsImageWhenDisabled=YES \
            showsTouchWhenHighlighted=NO
            """)
    }

    @Test("Controls with a value have their own defaults", .rule("I81", "I82", "I83", "I84")) func values() throws {
        try expect("slider", "value=0 minValue=0 maxValue=1 continuous=YES")
        try expect("switch", "on=NO")
        try expect("stepper", "value=0 minimumValue=0 stepValue=1")
        try expect("progressView", "progress=0")
        try expect("pageControl", "currentPage=0")
        try expect("segmentedControl", "selectedSegmentIndex=-1")
        try expect("activityIndicatorView", "animating=NO hidesWhenStopped=NO")
        try expect("datePicker", "useCurrentDate=YES")
    }

    @Test("Text fields and text views are editable", .rule("I85", "I86")) func texts() throws {
        try expect("textField", "borderStyle=none textAlignment=left clearButtonMode=never adjustsFontSizeToFit=YES")
        try expect("textView", "editable=YES selectable=YES scrollEnabled=YES")
    }

    @Test("Scroll views scroll and bounce", .rule("I87")) func scrollViews() throws {
        let defaults = """
            scrollEnabled=YES bounces=YES bouncesZoom=YES showsHorizontalScrollIndicator=YES \
            showsVerticalScrollIndicator=YES delaysContentTouches=YES canCancelContentTouches=YES pagingEnabled=NO \
            alwaysBounceVertical=NO alwaysBounceHorizontal=NO directionalLockEnabled=NO minimumZoomScale=1 \
            maximumZoomScale=1 keyboardDismissMode=none
            """
        for element in ["scrollView", "tableView", "collectionView", "textView"] { try expect(element, defaults) }
    }

    @Test("Stack views are horizontal and fill", .rule("I88")) func stacks() throws {
        try expect("stackView", "axis=horizontal distribution=fill alignment=fill spacing=0")
    }

    @Test("Tables, collections and cells have their own defaults", .rule("I89", "I90", "I92")) func lists() throws {
        try expect("tableView", "estimatedRowHeight=0 separatorStyle=default allowsSelection=YES")
        try expect("tableViewCell", "accessoryType=none indentationLevel=0 indentationWidth=10")
        try expect("collectionViewFlowLayout", "scrollDirection=vertical")
    }

    @Test("Bars are translucent and items enabled", .rule("I29", "I93")) func bars() throws {
        try expect("navigationBar", "translucent=YES largeTitles=NO")
        try expect("barButtonItem", "enabled=YES")
        try expect("navigationItem", "largeTitleDisplayMode=automatic")
    }

    @Test("Controllers have their own defaults", .rule("I28")) func controllers() throws {
        try expect(
            "viewController",
            """
            hidesBottomBarWhenPushed=NO automaticallyAdjustsScrollViewInsets=YES extendedLayoutIncludesOpaqueBars=NO \
            definesPresentationContext=NO modalPresentationStyle=automatic modalTransitionStyle=coverVertical
            """)
        try expect("tableViewController", "clearsSelectionOnViewWillAppear=YES")
        try expect("navigationController", "navigationBarHidden=NO toolbarHidden=YES")
    }

    @Test("Gesture recognizers have their own defaults", .rule("I97")) func recognizers() throws {
        try expect(
            "tapGestureRecognizer",
            """
            enabled=YES cancelsTouchesInView=YES delaysTouchesEnded=YES delaysTouchesBegan=NO numberOfTapsRequired=1 \
            numberOfTouchesRequired=1
            """)
        try expect("swipeGestureRecognizer", "direction=right")
        try expect("pongPressGestureRecognizer", "minimumPressDuration=0.5")
    }

    @Test("Attributes in the document take precedence, and unreadable ones count as absent") func written() throws {
        let view = try Sample.view("", attributes: #"opaque="NO" alpha="0.5" tag="x" clipsSubviews="YES""#)
        #expect(
            !view.bool("opaque") && view.number("alpha") == 0.5 && view.integer("tag") == 0
                && view.bool("clipsSubviews"))
        #expect(view.number("verticalHuggingPriority") == 250 && view.number("unknown") == nil)
        #expect(!view.bool("insetsLayoutMarginsFromSafeArea", default: false))
        let stack = try Sample.object("<stackView id=\"s\"/>")
        enum Axis: String { case horizontal, vertical }
        #expect(stack.choice("axis", Axis.self) == .horizontal)
    }
}
