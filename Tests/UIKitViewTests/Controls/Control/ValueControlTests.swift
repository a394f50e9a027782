import Testing
import UIKit
import UIKitTestSupport

/// Controls with a value, operated by touches.
@MainActor @Suite struct ValueControlTests {
    private final class Count { var value = 0 }

    private let screen = TestScreen()

    private func show<Control: UIControl>(_ control: Control, at frame: CGRect) -> (Control, () -> Int) {
        let count = Count()
        screen.run {
            control.frame = frame
            control.addAction(UIAction { _ in count.value += 1 }, for: .valueChanged)
            screen.window.addSubview(control)
        }
        return (control, { count.value })
    }

    @Test("A disabled switch fades as a whole") func disabledSwitch() {
        let (toggle, _) = show(UISwitch(), at: CGRect(x: 20, y: 20, width: 5, height: 5))
        screen.run {
            (toggle.isOn, toggle.onTintColor, screen.window.backgroundColor) = (true, .blue, .white)
            (toggle.thumbTintColor, toggle.isEnabled) = (.black, false)
        }
        #expect(toggle.alpha == 1)
        let (track, thumb) = (screen.pixel(30, 35), screen.pixel(55, 35))
        #expect(abs(track[0] - 127) <= 1 && abs(track[2] - 255) <= 1)
        #expect(thumb.prefix(3).allSatisfy { abs($0 - 127) <= 1 }, "the track does not show through the thumb")
    }

    @Test("A switch keeps its size, toggles on a tap and animates its thumb for a quarter of a second")
    func tapSwitch() throws {
        let (toggle, count) = show(UISwitch(), at: CGRect(x: 20, y: 20, width: 5, height: 500))
        #expect(toggle.frame == CGRect(x: 20, y: 20, width: 51, height: 31) && !toggle.isOn)
        #expect(toggle.intrinsicContentSize == CGSize(width: 49, height: 31))
        let thumb = try #require(toggle.subviews.first?.subviews.last)
        #expect(thumb.frame == CGRect(x: 2, y: 2, width: 27, height: 27))
        screen.drag([(30, 30), (31, 30)])
        #expect(toggle.isOn && count() == 1 && thumb.frame.maxX == 49)
        let passing = screen.shown(thumb, at: screen.clock.now + 0.1).frame.midX
        #expect(passing > 16 && passing < 35)
        screen.run { toggle.setOn(false, animated: false) }
        #expect(count() == 1 && thumb.frame.minX == 2)
        screen.run { toggle.isEnabled = false }
        screen.drag([(30, 30), (31, 30)])
        #expect(!toggle.isOn && count() == 1)
    }

    @Test("A switch follows a drag past its middle, and keeps its value when dragged back")
    func dragSwitch() {
        let (toggle, count) = show(UISwitch(), at: CGRect(x: 20, y: 20, width: 51, height: 31))
        screen.drag([(30, 35), (45, 35), (66, 35)])
        #expect(toggle.isOn && count() == 1)
        screen.drag([(66, 35), (45, 35), (25, 35), (45, 35), (66, 35)])
        #expect(toggle.isOn && count() == 1)
    }

    @Test("A slider clamps its value, and its minimum never exceeds its maximum")
    func sliderRange() {
        let slider = UISlider()
        #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1 && slider.isContinuous)
        slider.value = 7
        #expect(slider.value == 1)
        slider.maximumValue = 10
        slider.value = 7
        slider.minimumValue = 20
        #expect(slider.maximumValue == 20 && slider.value == 20)
        slider.maximumValue = .nan
        slider.value = .nan
        #expect(slider.maximumValue == 20 && slider.value == 20)
        #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 33))
        #expect(slider.sizeThatFits(.zero).height == 34)
    }

    @Test("A slider's thumb follows a drag, with events during the drag or at its end")
    func dragSlider() {
        let (slider, count) = show(UISlider(), at: CGRect(x: 20, y: 50, width: 127, height: 31))
        // The centre of the thumb moves between 36 and 131.
        screen.drag([(36, 65), (60, 65), (83.5, 65)])
        #expect(abs(slider.value - 0.5) < 1e-5 && count() == 2)
        let knob = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0.5)
        #expect(knob.midX == 63.5 && knob.midY == slider.bounds.midY - 1)
        screen.drag([(20, 65), (140, 65)])
        #expect(abs(slider.value - 0.5) < 1e-5, "the touch has to begin on the thumb")
        screen.run { slider.isContinuous = false }
        screen.drag([(84, 65), (90, 65), (400, 65)])
        #expect(slider.value == 1 && count() == 3)
    }

    @Test("A slider's value animates with the enclosing block")
    func animateSlider() throws {
        let (slider, count) = show(UISlider(), at: CGRect(x: 0, y: 0, width: 127, height: 31))
        let thumb = try #require(slider.subviews.last)
        screen.run {
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { slider.setValue(1, animated: true) }
        }
        #expect(slider.value == 1 && count() == 0)
        #expect(abs(screen.shown(thumb, at: 1).position.x - 63.5) < 1e-6)
        screen.run { slider.value = 0 }
        #expect(screen.shown(thumb, at: 3).position.x == 16)
    }

    @Test("A slider can have its own images for each state")
    func sliderImages() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 12)).image { _ in }
        slider.setThumbImage(image, for: .normal)
        slider.minimumValueImage = image
        #expect(slider.currentThumbImage === image && slider.thumbImage(for: .highlighted) == nil)
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track.minX == 18 && slider.minimumValueImageRect(forBounds: slider.bounds).size == image.size)
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
        #expect(thumb.size == image.size && thumb.maxX == track.maxX + 0.5)
    }

    @Test("A tap selects a segment, and a tap on the selected segment sends no event")
    func segments() {
        let (control, count) = show(
            UISegmentedControl(items: ["One", "Two", "Three"]), at: CGRect(x: 10, y: 10, width: 150, height: 32))
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 3)
        screen.drag([(85, 20), (86, 20)])
        #expect(control.selectedSegmentIndex == 1 && count() == 1)
        screen.drag([(85, 20), (86, 20)])
        #expect(count() == 1)
        screen.drag([(85, 20), (150, 20)])
        #expect(control.selectedSegmentIndex == 2 && count() == 2)
        screen.run {
            control.insertSegment(withTitle: "Zero", at: 0, animated: false)
            control.setWidth(60, forSegmentAt: 0)
        }
        #expect(control.selectedSegmentIndex == 3 && control.titleForSegment(at: 0) == "Zero")
        screen.run {
            control.removeSegment(at: 3, animated: true)
            control.setEnabled(false, forSegmentAt: 1)
        }
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 3)
        screen.drag([(80, 20), (81, 20)])
        #expect(count() == 2, "a disabled segment cannot be chosen")
    }

    @Test("Segments are as wide as the widest one, or as their content")
    func segmentWidths() {
        let control = UISegmentedControl(items: ["i", "wide title"])
        let equal = control.intrinsicContentSize
        control.apportionsSegmentWidthsByContent = true
        #expect(control.intrinsicContentSize.width < equal.width && equal.height == 31)
        #expect(control.frame.size == CGSize(width: equal.width, height: 32))
    }

    @Test("A stepper steps, repeats while it is held, and stops or wraps at its limits")
    func stepper() {
        let (stepper, count) = show(UIStepper(), at: CGRect(x: 10, y: 10, width: 94, height: 32))
        #expect(stepper.maximumValue == 100 && stepper.stepValue == 1)
        screen.run { stepper.maximumValue = 4 }
        screen.touch(.began, 80, 20)
        #expect(stepper.value == 1)
        screen.advance(to: 0.65)
        #expect(stepper.value == 3 && count() == 3)
        screen.advance(to: 2)
        screen.touch(.ended, 80, 20)
        #expect(stepper.value == 4 && count() == 4)
        screen.run { stepper.wraps = true }
        screen.drag([(80, 20), (81, 20)])
        #expect(stepper.value == 0)
        screen.run { stepper.value = .nan }
        #expect(stepper.value == 0)
    }

    @Test("A page control clamps its page, and a tap moves to the next or previous page")
    func pages() {
        let (control, count) = show(UIPageControl(), at: CGRect(x: 0, y: 0, width: 100, height: 26))
        screen.run {
            control.numberOfPages = 3
            control.currentPage = 9
        }
        #expect(control.currentPage == 2 && control.size(forNumberOfPages: 3) == CGSize(width: 74, height: 26))
        screen.drag([(20, 10), (21, 10)])
        #expect(control.currentPage == 1 && count() == 1)
        screen.drag([(90, 10), (91, 10)])
        #expect(control.currentPage == 2 && count() == 2)
        screen.run { control.numberOfPages = -1 }
        #expect(control.numberOfPages == 0 && control.currentPage == 0 && control.subviews.isEmpty)
    }
}
