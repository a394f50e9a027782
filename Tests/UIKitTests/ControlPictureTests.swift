import QuartziteTesting
import QuartziteStage
import Testing
import UIKit

/// The appearance of controls, idle and in motion.
@MainActor @Suite struct ControlPictureTests {
    @Test("Controls have their default appearance") func looks() throws {
        let stage = Stage.showing(170, 190) { view in
            let toggle = UISwitch(frame: CGRect(x: 10, y: 10, width: 51, height: 31))
            toggle.isOn = true
            let slider = UISlider(frame: CGRect(x: 10, y: 50, width: 150, height: 30))
            slider.value = 0.3
            let progress = UIProgressView(frame: CGRect(x: 10, y: 90, width: 150, height: 4))
            progress.progress = 0.6
            let segments = UISegmentedControl(items: ["One", "Two", "Three"])
            segments.frame = CGRect(x: 10, y: 105, width: 150, height: 30)
            segments.selectedSegmentIndex = 1
            let stepper = UIStepper(frame: CGRect(x: 70, y: 10, width: 94, height: 32))
            let pages = UIPageControl(frame: CGRect(x: 10, y: 145, width: 150, height: 30))
            pages.numberOfPages = 5
            pages.currentPage = 2
            pages.pageIndicatorTintColor = .lightGray
            pages.currentPageIndicatorTintColor = .darkGray
            for control in [toggle, slider, progress, segments, stepper, pages] { view.addSubview(control) }
        }
        try expectFrame(stage, named: "atRest")
    }

    @Test("A tap turns a switch on, and the switch settles") func turnsOn() throws {
        var received: [Bool] = []
        let stage = Stage.showing(71, 51) { view in
            let toggle = UISwitch(frame: CGRect(x: 10, y: 10, width: 51, height: 31))
            toggle.addAction(UIAction { received.append(($0.sender as? UISwitch)?.isOn ?? false) }, for: .valueChanged)
            view.addSubview(toggle)
        }
        stage.tap(at: CGPoint(x: 35, y: 25))
        #expect(received == [true])
        try expectAnimation(stage, as: .strip(from: 0, to: 0.3, every: 0.1), named: "turning")
        try stage.runUntilIdle()
        #expect(stage.time < 1)
        try expectSeekable(stage, times: [0, 0.05, 0.15, 0.4])
    }

    @Test("Buttons have their styles and a pressed state") func buttons() throws {
        let stage = Stage.showing(200, 90) { view in
            let styles: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled()]
            for (index, style) in styles.enumerated() {
                var configuration = style
                configuration.title = "Button"
                let button = UIButton(configuration: configuration)
                button.frame = CGRect(x: 5 + index % 2 * 98, y: 5 + index / 2 * 42, width: 92, height: 38)
                view.addSubview(button)
            }
        }
        try expectFrame(stage, named: "styles")
        stage.send(.down(at: CGPoint(x: 140, y: 65)))
        try stage.runUntilIdle()
        try expectFrame(stage, named: "pressed")
        stage.send(.up())
        try stage.runUntilIdle()
    }

    @Test("An activity indicator spins until it is stopped") func spinner() throws {
        var spinner: UIActivityIndicatorView?
        let stage = Stage.showing(40, 40) { view in
            let made = UIActivityIndicatorView(style: .medium)
            made.center = CGPoint(x: 20, y: 20)
            made.startAnimating()
            view.addSubview(made)
            spinner = made
        }
        try expectAnimation(stage, as: .strip(from: 0, to: 0.75, every: 0.25), named: "turning")
        #expect(throws: StillAnimating.self) { try stage.runUntilIdle(limit: .seconds(2)) }
        spinner?.stopAnimating()
        try stage.runUntilIdle()
    }

    @Test("A flick with paging enabled slows down and settles on a page") func paging() throws {
        var scroll: UIScrollView?
        let stage = Stage.showing(60, 40) { view in
            let made = UIScrollView(frame: view.bounds)
            made.isPagingEnabled = true
            made.contentSize = CGSize(width: 180, height: 40)
            for (page, color) in [UIColor.red, .green, .blue].enumerated() {
                _ = made.addBox(CGRect(x: page * 60, y: 0, width: 60, height: 40), color)
            }
            view.addSubview(made)
            scroll = made
        }
        stage.advance(to: 0.2)
        stage.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 15, y: 20), duration: 0.1)
        try expectAnimation(stage, as: .hashes(fps: 20, duration: 0.5), named: "flick")
        try stage.runUntilIdle()
        #expect(scroll?.contentOffset == CGPoint(x: 60, y: 0))
        #expect(stage.frame().pixel(x: 30, y: 20).green == 255)
        try expectSeekable(stage, times: [0.1, 0.25, 0.4, 0.6, 2])
    }
}
