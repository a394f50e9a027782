import Foundation
import QuartziteStage
import TestSupport
import Testing
import UIKit

/// A thousand cycles of presenting, cancelling and dismissing by touches alone.
@MainActor @Suite struct PresentationCycleTests {
    /// Counts of live objects and of events.
    @MainActor private final class Book {
        var alive = 0
        var made = 0
        var presented = 0
        var dismissed = 0
        var appearances = 0
    }

    private final class Page: UIViewController {
        private let book: Book

        init(_ book: Book) {
            self.book = book
            book.alive += 1
            book.made += 1
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        deinit { MainActor.assumeIsolated { book.alive -= 1 } }

        override func viewWillAppear(_ animated: Bool) { book.appearances += 1 }
        override func viewWillDisappear(_ animated: Bool) { book.appearances -= 1 }
    }

    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        let isPresenting: Bool
        init(isPresenting: Bool) { self.isPresenting = isPresenting }

        func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.06 }

        func animateTransition(using context: UIViewControllerContextTransitioning) {
            guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
            let below = CGAffineTransform(translationX: 0, y: 100)
            let moving = isPresenting ? to : from
            context.containerView.insertSubview(to, at: isPresenting ? 1 : 0)
            moving.transform = isPresenting ? below : .identity
            UIView.animate(withDuration: 0.06) {
                moving.transform = self.isPresenting ? .identity : below
            } completion: { _ in
                moving.transform = .identity
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    /// Lets the user pull a new page up, and down again.
    private final class Puller: UIViewController, UIViewControllerTransitioningDelegate {
        let book: Book
        private var interaction: UIPercentDrivenInteractiveTransition?

        init(_ book: Book) {
            self.book = book
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() { addPan(to: view) }

        private func addPan(to view: UIView) {
            view.addGestureRecognizer(
                UIPanGestureRecognizer(target: self, action: Selector("pull:", Puller.pull(_:))))
        }

        func pull(_ pan: UIPanGestureRecognizer) {
            let way = abs(pan.translation(in: nil).y) / 100
            switch pan.state {
            case .began:
                interaction = UIPercentDrivenInteractiveTransition()
                if presentedViewController == nil {
                    let page = Page(book)
                    addPan(to: page.view)
                    page.transitioningDelegate = self
                    present(page, animated: true) { self.book.presented += 1 }
                } else {
                    dismiss(animated: true) { self.book.dismissed += 1 }
                }
            case .changed: interaction?.update(way)
            default:
                if way > 0.5 { interaction?.finish() } else { interaction?.cancel() }
                interaction = nil
            }
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { Slide(isPresenting: true) }

        func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
            Slide(isPresenting: false)
        }

        func interactionControllerForPresentation(
            using animator: UIViewControllerAnimatedTransitioning
        ) -> UIViewControllerInteractiveTransitioning? { interaction }

        func interactionControllerForDismissal(
            using animator: UIViewControllerAnimatedTransitioning
        ) -> UIViewControllerInteractiveTransitioning? { interaction }
    }

    private static let cycles = 1000
    private static let length = 0.6

    /// Quick drags: up but released too early, up, down but released too early, down.
    private static func script() throws -> TouchScript {
        let drags = (0..<cycles).flatMap { cycle in
            [(0.0, 90, 60), (0.15, 90, 10), (0.3, 10, 40), (0.45, 10, 90)].map { at, start, end in
                """
                { "at": \(Double(cycle) * length + at), "drag": [[50, \(start)], [50, \(end)]], "duration": 0.05 }
                """
            }
        }
        return try TouchScript(json: Data("{ \"version\": 1, \"touches\": [\(drags.joined(separator: ","))] }".utf8))
    }

    @Test("A thousand cycles of presenting and cancelling leave nothing behind", .rule("U18"))
    func cycles() throws {
        let book = Book()
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 0.5) { Puller(book) }
        stage.play(try Self.script())
        let root = stage.rootViewController
        for cycle in 0..<Self.cycles {
            let start = Double(cycle) * Self.length
            stage.advance(to: start + 0.14)
            guard root.presentedViewController == nil, root.view.window != nil else {
                Issue.record("cycle \(cycle): called off, but presented")
                return
            }
            stage.advance(to: start + 0.44)
            guard let page = root.presentedViewController, page.view.window != nil, root.view.window == nil else {
                Issue.record("cycle \(cycle): not presented, or dismissed by what was called off")
                return
            }
            stage.advance(to: start + 0.59)
            guard root.presentedViewController == nil, book.alive <= 1, stage.window.subviews == [root.view] else {
                Issue.record("cycle \(cycle): \(book.alive) pages alive, \(stage.window.subviews.count) views")
                return
            }
        }
        #expect(book.made == 2 * Self.cycles && book.presented == Self.cycles && book.dismissed == Self.cycles)
        stage.advance(to: stage.time + 1)
        #expect(book.alive == 0 && book.appearances == 0)
        #expect(root.view.frame == stage.window.bounds && root.view.layer.animationKeys() == nil)
        #expect(root.view.gestureRecognizers?.count == 1 && stage.window.layer.sublayers?.count == 1)
        #expect(!stage.hasPendingEvents && stage.unfinishedAnimationKeys.isEmpty)
    }
}
