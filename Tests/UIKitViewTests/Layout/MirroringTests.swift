import Testing

@testable import QuartziteUICore
@testable import QuartziteUIDrawing
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit
import UIKitTestSupport

@MainActor @Suite("Views from right to left") struct MirroringTests {
    private let screen = TestScreen()

    /// A row of squares of 50 points, which is reflected in interfaces that run from right to left.
    private final class Row: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 50) }
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<8).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
                .filter { $0.frame.maxX > rect.minX && $0.frame.minX < rect.maxX }
        }

        override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = CGRect(x: CGFloat(path.item) * 50, y: 0, width: 50, height: 50)
            return attributes
        }
    }

    @Test("A layout that flips begins at the right end", arguments: [false, true])
    func collection(isRightToLeft: Bool) {
        let source = ItemSource([[1, 2, 3, 4, 5, 6, 7, 8]])
        let view = screen.run {
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: Row())
            if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
            view.register(CountedItem.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            screen.window.addSubview(view)
            return view
        }
        let first = IndexPath(item: 0, section: 0)
        #expect(view.contentOffset.x == (isRightToLeft ? 200 : 0))
        #expect(view.cellForItem(at: first)?.frame.minX == (isRightToLeft ? 350 : 0))
        #expect(view.layoutAttributesForItem(at: first)?.frame.minX == (isRightToLeft ? 350 : 0))
        #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
    }

    private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
            component == 0 ? 40 : 80
        }
    }

    @Test("The first wheel of a picker is at the right, and the vertical scroll indicator at the left")
    func pickersAndIndicators() {
        let wheels = Wheels()
        let (picker, scroll) = screen.run {
            let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            picker.semanticContentAttribute = .forceRightToLeft
            (picker.dataSource, picker.delegate) = (wheels, wheels)
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
            scroll.semanticContentAttribute = .forceRightToLeft
            scroll.contentSize = CGSize(width: 200, height: 1000)
            screen.window.addSubview(picker)
            screen.window.addSubview(scroll)
            scroll.flashScrollIndicators()
            return (picker, scroll)
        }
        let frames = picker.subviews.compactMap { $0 as? PickerWheel }.map(\.frame)
        #expect(frames.map(\.width) == [40, 80] && frames[0].minX > frames[1].maxX)
        #expect(scroll.layer.sublayers?.contains { $0.frame.minX == 3 && $0.frame.height > 0 } == true)
    }

    @Test("In a label from right to left, paragraphs with natural alignment and direction are aligned right")
    func paragraphs() {
        func start(_ direction: NSWritingDirection) -> CGFloat {
            let style = NSMutableParagraphStyle()
            style.baseWritingDirection = direction
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
            label.semanticContentAttribute = .forceRightToLeft
            label.attributedText = NSAttributedString(string: "MM", attributes: [.paragraphStyle: style])
            return label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).minX
        }
        #expect(screen.run { start(.natural) } > 150 && screen.run { start(.leftToRight) } == 0)
    }

    @Test("A text field from right to left returns the rectangles in which it shows its parts") func textField() {
        let field = screen.run {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            field.semanticContentAttribute = .forceRightToLeft
            field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
            field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
            (field.leftViewMode, field.rightViewMode) = (.always, .always)
            screen.window.addSubview(field)
            return field
        }
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 10, y: 0, width: 160, height: 40))
        #expect(field.leftView?.frame.minX == 170 && field.rightView?.frame.minX == 0)
        #expect(field.leftViewRect(forBounds: field.bounds).minX == 170)
        #expect(field.clearButtonRect(forBounds: field.bounds).minX == 5)
        #expect(field.placeholderLabel.frame == field.textRect(forBounds: field.bounds))
        #expect(field.caretRect(for: field.endOfDocument).maxX == 170)
    }

    @Test("The wheels of a date picker are mirrored, but hours stay to the left of minutes") func datePicker() {
        let picker = screen.run {
            let picker = UIDatePicker()
            picker.semanticContentAttribute = .forceRightToLeft
            picker.datePickerMode = .time
            picker.preferredDatePickerStyle = .wheels
            screen.window.addSubview(picker)
            return picker
        }
        let wheels = picker.subviews.flatMap(\.subviews).flatMap(\.subviews).compactMap { $0 as? PickerWheel }
        let parts = picker.shownColumns.map(\.part)
        #expect(parts == [.minute, .hour, .halfDay])
        #expect(wheels.count == 3)
    }

    @Test("Images that point forward are mirrored, and the ends of sliders change sides") func directions() throws {
        let arrow = try #require(UIImage(systemName: "arrow.forward"))
        let player = try #require(UIImage(systemName: "forward.fill"))
        #expect(arrow.flipsForRightToLeftLayoutDirection && !player.flipsForRightToLeftLayoutDirection)
        let plain = try #require(UIImage(systemName: "pencil"))
        #expect(!plain.flipsForRightToLeftLayoutDirection)
        #expect(plain.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
        let view = screen.run { UIImageView(image: arrow.withTintColor(.red, renderingMode: .alwaysOriginal)) }
        /// Whether there is more to see in the right half, where the tip of an arrow is.
        func pointsRight() throws -> Bool {
            let bitmap = try #require(view.layer.contents as? CGImage).bitmap
            let halves = [0..<bitmap.width / 2, bitmap.width / 2..<bitmap.width].map { columns in
                columns.map { x in (0..<bitmap.height).count { bitmap[x, $0] >> 24 > 100 } }.reduce(0, +)
            }
            return halves[1] > halves[0]
        }
        #expect(try pointsRight())
        screen.run {
            view.semanticContentAttribute = .forceRightToLeft
            screen.window.addSubview(view)
            view.setNeedsLayout()
        }
        #expect(try !pointsRight())
        let slider = screen.run {
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
            slider.semanticContentAttribute = .forceRightToLeft
            slider.minimumValueImage = plain
            return slider
        }
        #expect(slider.minimumValueImageRect(forBounds: slider.bounds).maxX == 200)
        #expect(slider.trackRect(forBounds: slider.bounds).minX == 3)
        #expect(slider.trackRect(forBounds: slider.bounds).maxX < 190)
    }
}
