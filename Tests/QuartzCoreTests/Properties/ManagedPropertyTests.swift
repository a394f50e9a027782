import CoreGraphics
@testable import QuartzCore
import Testing

/// Properties that a subclass lets the layer store (layers.md §3 and §5).
@Suite struct ManagedPropertyTests {
    /// A pie chart that draws its slice, as in a typical scene.
    private final class Pie: CALayer {
        var progress: CGFloat {
            get { _managedGet("progress") }
            set { _managedSet("progress", newValue) }
        }
        var count: Int {
            get { _managedGet("count") }
            set { _managedSet("count", newValue) }
        }
        var weight: Float {
            get { _managedGet("weight") }
            set { _managedSet("weight", newValue) }
        }
        var isOn: Bool {
            get { _managedGet("isOn") }
            set { _managedSet("isOn", newValue) }
        }
        var tip: CGPoint {
            get { _managedGet("tip") }
            set { _managedSet("tip", newValue) }
        }
        var color: CGColor? {
            get { _managedGet("color") }
            set { _managedSet("color", newValue) }
        }
        var title: String {
            get { _managedGet("title") }
            set { _managedSet("title", newValue) }
        }
        /// A property that the class stores itself and copies in `init(layer:)`.
        var label = "plain"
        var drawn: [CGFloat] = []
        /// The value by key at the time of the last request for an action.
        var found: CGFloat?

        override init() { super.init() }

        override init(layer: Any) {
            super.init(layer: layer)
            if let other = layer as? Pie { label = other.label }
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }

        override class func needsDisplay(forKey key: String) -> Bool {
            key == "progress" || super.needsDisplay(forKey: key)
        }

        override class func defaultValue(forKey key: String) -> Any? {
            key == "weight" ? 2.5 : super.defaultValue(forKey: key)
        }

        override func action(forKey event: String) -> (any CAAction)? {
            guard event == "progress" else { return super.action(forKey: event) }
            found = value(forKey: event) as? CGFloat
            let animation = CABasicAnimation(keyPath: event)
            animation.fromValue = presentation()?.progress
            return animation
        }

        override func draw(in ctx: CGContext) {
            drawn.append(progress)
            ctx.setFillColor(.red)
            ctx.fill(CGRect(x: 0, y: 0, width: 100 * progress, height: 100))
        }
    }

    init() { CATransaction.flush() }

    private func pie() -> (LayerStage, Pie) {
        let pie = Pie()
        pie.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        return (.filling(pie), pie)
    }

    @Test("Unset properties have the class's default value, or zero") func zeros() {
        let pie = Pie()
        #expect(pie.progress == 0 && pie.count == 0 && pie.weight == 2.5 && !pie.isOn && pie.tip == .zero)
        #expect(pie.color == nil && pie.title.isEmpty)
        #expect(pie.value(forKey: "weight") as? Double == 2.5 && pie.value(forKey: "progress") == nil)
    }

    @Test("Values can be set and read as properties and by key") func storage() {
        let pie = Pie()
        pie.progress = 0.25
        pie.count = 7
        pie.weight = 0.1
        pie.isOn = true
        pie.tip = CGPoint(x: 1, y: 2)
        pie.color = .blue
        pie.title = "sweet"
        #expect(pie.progress == 0.25 && pie.count == 7 && pie.weight == 0.1 && pie.isOn)
        #expect(pie.tip == CGPoint(x: 1, y: 2) && pie.color == .blue && pie.title == "sweet")
        #expect(pie.value(forKey: "progress") as? CGFloat == 0.25 && pie.value(forKey: "count") as? Int == 7)
        #expect(pie.value(forKeyPath: "tip.y") as? Double == 2)
        pie.setValue(3.9, forKey: "count")
        pie.setValue(5, forKeyPath: "tip.x")
        pie.color = nil
        #expect(pie.count == 3 && pie.tip == CGPoint(x: 5, y: 2) && pie.color == nil)
        pie.setValue(1e300, forKey: "count")
        #expect(pie.count == .max)
    }

    @Test("A change animates with the class's action, from the presented value") func implicit() {
        let (stage, pie) = pie()
        pie.progress = 1
        #expect(pie.animationKeys() == ["progress"] && pie.progress == 1)
        stage.advance(to: 0.125)
        #expect(near(pie.presentation().map { Double($0.progress) }, 0.5))
        pie.progress = 0
        stage.advance(to: 0.25)
        #expect(near(pie.presentation().map { Double($0.progress) }, 0.25))
        stage.advance(to: 1)
        #expect(pie.presentation()?.progress == 0 && pie.animationKeys() == nil)
    }

    @Test("The action for the first change can read the start value by key") func firstChange() {
        let (stage, pie) = pie()
        stage.context.commit()
        pie.progress = 1
        #expect(pie.found == 0)
        pie.progress = 0.5
        #expect(pie.found == 1)
    }

    @Test("An explicit animation works for a property that was never set") func explicit() {
        let (stage, pie) = pie()
        pie.add(CABasicAnimation("tip", from: CGPoint(x: 10, y: 0), to: CGPoint(x: 20, y: 40)), forKey: "a")
        pie.add(CABasicAnimation("weight", to: 4.5), forKey: "b")
        pie.add(CABasicAnimation("count", by: 5), forKey: "c")
        stage.advance(to: 0.5)
        let shown = pie.presentation()
        #expect(near(shown?.tip, CGPoint(x: 15, y: 20)) && shown?.weight == 3.5 && shown?.count == 2)
        #expect(pie.tip == .zero && pie.weight == 2.5 && pie.count == 0)
        stage.advance(to: 2)
        #expect(pie.presentation()?.tip == .zero && pie.presentation()?.weight == 2.5)
    }

    @Test("Each frame draws the presented values of its time and changes nothing") func drawing() {
        let (stage, pie) = pie()
        CATransaction.setDisableActions(true)
        pie.progress = 1
        stage.context.commit()
        #expect(pie.drawn.last == 1)
        let count = pie.drawn.count
        pie.add(CABasicAnimation("progress", from: 0, to: 1), forKey: "turn")
        stage.context.commit()
        for (time, edge) in [(0.75, 75), (0.25, 25), (0.75, 75)] {
            let picture = stage.picture(at: time)
            #expect(picture.rgba(edge - 1, 50) == [255, 0, 0, 255] && picture.rgba(edge + 1, 50) == [0, 0, 0, 0])
        }
        #expect(pie.drawn.count == count && pie.progress == 1)
        stage.advance(to: 2)
        #expect(stage.picture(at: 2).rgba(99, 50) == [255, 0, 0, 255])
    }

    @Test("A copy keeps the properties that init(layer:) sets") func copies() {
        let (stage, pie) = pie()
        pie.label = "apple"
        pie.add(CABasicAnimation("progress", from: 0, to: 1), forKey: "turn")
        stage.context.commit()
        #expect(pie.presentation()?.label == "apple" && pie.presentation()?.model() === pie)
    }
}
