import QuartziteUIDrawing

extension UIViewController {
    /// How a controller comes to the screen and leaves it.
    @preconcurrency @MainActor open class Transition: NSObject {
        let style: UIModalTransitionStyle
        /// What a zoom needs; nil for other transitions.
        let zoom: Zoom?

        /// The options and the source of a zoom.
        struct Zoom {
            let options: ZoomOptions
            let provider: (ZoomSourceViewProviderContext) -> UIView?
        }

        /// Creates a transition of a style.
        public required init(style: UIModalTransitionStyle) {
            self.style = style
            zoom = nil
            super.init()
        }

        init(zoom: Zoom) {
            style = .crossDissolve
            self.zoom = zoom
            super.init()
        }

        /// The controller slides up from the bottom.
        public static var coverVertical: Transition { Transition(style: .coverVertical) }
        /// The screen flips around a vertical axis.
        public static var flipHorizontal: Transition { Transition(style: .flipHorizontal) }
        /// The controller fades in.
        public static var crossDissolve: Transition { Transition(style: .crossDissolve) }
        /// The page of the presenting controller curls up.
        public static var partialCurl: Transition { Transition(style: .partialCurl) }

        /// Returns a transition in which the controller grows out of a view, and shrinks into it again.
        ///
        /// A finger that drags the controller down, or two that pinch it, dismiss or pop it.
        ///
        /// - Parameters:
        ///   - options: The dimming and the dismissal; nil for the standard ones.
        ///   - sourceViewProvider: Returns the view at the start of each transition; without one, the controller fades.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition(zoom: Zoom(options: options ?? ZoomOptions(), provider: sourceViewProvider)) }

        /// The controllers of a zoom.
        @preconcurrency @MainActor open class ZoomSourceViewProviderContext: NSObject {
            /// The controller with the source view.
            public let sourceViewController: UIViewController
            /// The controller that grows.
            public let zoomedViewController: UIViewController

            init(_ source: UIViewController, _ zoomed: UIViewController) {
                (sourceViewController, zoomedViewController) = (source, zoomed)
                super.init()
            }
        }
    }
}

extension UIViewController.Transition {
    /// The options of a zoom.
    @preconcurrency @MainActor open class ZoomOptions: NSObject {
        /// Returns the part of the zoomed view that covers the source view; nil, the default, for its top or middle.
        open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
        /// Returns whether a gesture may dismiss the controller; nil, the default, for the standard decision.
        open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
        /// The colour over what is behind the controller; nil, the default, for a transparent black.
        open var dimmingColor: UIColor?
        /// The blur of what is behind the controller; nil, the default, for none.
        open var dimmingVisualEffect: UIBlurEffect?

        /// Creates the standard options.
        public override init() { super.init() }

        /// The views of a zoom.
        @preconcurrency @MainActor open class AlignmentRectContext: NSObject {
            /// The view from which the controller grows.
            public let sourceView: UIView
            /// The controller that grows.
            public let zoomedViewController: UIViewController

            init(_ source: UIView, _ zoomed: UIViewController) {
                (sourceView, zoomedViewController) = (source, zoomed)
                super.init()
            }
        }

        /// A gesture that would dismiss a controller.
        @preconcurrency @MainActor open class InteractionContext: NSObject {
            /// Where the finger is, in the coordinates of the controller's view.
            public let location: CGPoint
            /// The finger's velocity in points per second.
            public let velocity: CGVector
            /// The standard decision: whether the dismissal begins.
            public let willBegin: Bool

            init(_ location: CGPoint, _ velocity: CGVector, willBegin: Bool) {
                (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
                super.init()
            }
        }
    }
}
