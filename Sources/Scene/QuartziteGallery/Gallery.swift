import UIKit

/// The scenes that come with Quartzite, by name.
package enum Gallery {
    /// The scenes, in the order in which a reader should see them.
    package static let scenes: [GalleryScene] = [
        GalleryScene(
            name: "snow",
            title: "Snow",
            summary: "Snow falls over the whole width, drifts to the right and melts away (CAEmitterLayer).",
            size: CGSize(width: 640, height: 360),
            duration: 20
        ) { SnowViewController() },
        GalleryScene(
            name: "fireworks",
            title: "Fireworks",
            summary: "Rockets trail sparks and burst, each in its own colour (cells inside a CAEmitterCell).",
            size: CGSize(width: 1280, height: 720),
            duration: 10
        ) { FireworksViewController() },
        GalleryScene(
            name: "maple-leaves",
            title: "Maple leaves",
            summary: "White and golden leaves are tossed up, whirl and fall (two emitter cells, colours above 1).",
            size: CGSize(width: 640, height: 360),
            duration: 15
        ) { MapleLeavesViewController() },
        GalleryScene(
            name: "fire",
            title: "Fire",
            summary: "A flame of glowing drops whose light adds up (CAEmitterLayer's additive mode).",
            size: CGSize(width: 360, height: 360),
            duration: 6,
            controls: [
                SceneControl(
                    "velocity", "mean speed of the drops, in points per second", \FireViewController.velocity,
                    in: -200...200, default: -1),
                SceneControl(
                    "birthRate", "drops per second", \FireViewController.birthRate, in: 0...2000, default: 500),
            ]
        ) { FireViewController() },
        GalleryScene(
            name: "neon",
            title: "Neon",
            summary: "Lights leave a small ring, swell, turn blue and fade (the outline of a circle).",
            size: CGSize(width: 360, height: 360),
            duration: 6
        ) { NeonViewController() },
        GalleryScene(
            name: "radar",
            title: "Radar",
            summary: "Circles spread and fade, one after another (CAReplicatorLayer's delay).",
            size: CGSize(width: 360, height: 240),
            duration: 6
        ) { RadarViewController() },
        GalleryScene(
            name: "loader",
            title: "Loader",
            summary: "Ten dots in a ring shrink in turn (CAReplicatorLayer's transform).",
            size: CGSize(width: 240, height: 240),
            duration: 6
        ) { LoaderViewController() },
        GalleryScene(
            name: "gradients",
            title: "Gradients",
            summary: "One gradient changes its colours, and light travels down another (CAGradientLayer).",
            size: CGSize(width: 360, height: 360),
            duration: 4
        ) { GradientsViewController() },
        GalleryScene(
            name: "wave-progress",
            title: "Wave progress",
            summary: "Water rises in a round tank while waves roll across its surface (CAShapeLayer).",
            size: CGSize(width: 360, height: 360),
            duration: 12
        ) { WaveProgressViewController() },
        GalleryScene(
            name: "property-animations",
            title: "Property animations",
            summary: "A CABasicAnimation of each of twelve properties, side by side and labelled.",
            size: CGSize(width: 720, height: 405),
            duration: 6
        ) { PropertyAnimationsViewController() },
        GalleryScene(
            name: "bank-coins",
            title: "Bank coins",
            summary: "301 coins fly along curves into a money box, which shakes after 300 of them (CAAnimationGroup).",
            size: CGSize(width: 320, height: 568),
            duration: 5,
            controls: [
                SceneControl(
                    "flightDuration", "flight time of each coin, in seconds", \BankCoinsViewController.flightDuration,
                    in: 0.1...60, default: 0.8)
            ]
        ) { BankCoinsViewController() },
        GalleryScene(
            name: "transitions",
            title: "Transitions",
            summary: "Cards fade, move in, push and reveal (CATransition).",
            size: CGSize(width: 720, height: 240),
            duration: 6
        ) { TransitionsViewController() },
        GalleryScene(
            name: "filters",
            title: "Filters",
            summary: "Latin and CJK text blurs and loses its colour under a pane of glass (CATextLayer, CIFilter).",
            size: CGSize(width: 640, height: 360),
            duration: 4
        ) { FiltersViewController() },
        GalleryScene(
            name: "animate-options",
            title: "Animations of views",
            summary: "The effect of each option of an animation block, side by side and labelled (UIView.animate).",
            size: CGSize(width: 720, height: 400),
            duration: 5
        ) { AnimateOptionsViewController() },
        GalleryScene(
            name: "dynamics",
            title: "Dynamics",
            summary: "Attachments, springs, a snap, fields, collisions and pushes, labelled (UIDynamicAnimator).",
            size: CGSize(width: 720, height: 428),
            duration: 7,
            touches: """
                { "at": 0.6, "drag": [[450, 150], [450, 70]], "duration": 0.3 },
                { "at": 1.4, "drag": [[270, 60], [330, 60]], "duration": 0.4 },
                { "at": 2.0, "tap": [585, 50] }, { "at": 2.3, "tap": [610, 240] },
                { "at": 2.7, "drag": [[330, 60], [240, 60]], "duration": 0.5 },
                { "at": 3.4, "tap": [690, 140] }, { "at": 3.7, "tap": [700, 360] },
                { "at": 4.2, "drag": [[450, 60], [450, 150]], "duration": 0.25 },
                { "at": 4.9, "tap": [630, 60] }, { "at": 5.2, "tap": [560, 380] }
                """
        ) { DynamicsViewController() },
        GalleryScene(
            name: "ball-game",
            title: "Ball game",
            summary: "A ball clears bricks without losing speed; a finger moves the paddle (UICollisionBehavior).",
            size: CGSize(width: 360, height: 480),
            duration: 20,
            touches: """
                { "at": 0.58, "drag": [[180, 446], [280, 446]], "duration": 0.45 },
                { "at": 1.82, "drag": [[280, 446], [263, 446]], "duration": 0.45 },
                { "at": 3.05, "drag": [[263, 446], [85, 446]], "duration": 0.47 },
                { "at": 4.37, "drag": [[85, 446], [255, 446]], "duration": 0.50 },
                { "at": 6.00, "drag": [[255, 446], [128, 446]], "duration": 0.50 },
                { "at": 7.75, "drag": [[128, 446], [302, 446]], "duration": 0.50 },
                { "at": 9.22, "drag": [[302, 446], [247, 446]], "duration": 0.44 },
                { "at": 10.65, "drag": [[247, 446], [58, 446]], "duration": 0.45 },
                { "at": 12.23, "drag": [[58, 446], [251, 446]], "duration": 0.44 },
                { "at": 19.15, "drag": [[251, 446], [102, 446]], "duration": 0.45 }
                """
        ) { BallGameViewController() },
        GalleryScene(
            name: "view-transitions",
            title: "Transitions of views",
            summary: "Cards flip, curl and dissolve, each transition labelled (UIView.transition).",
            size: CGSize(width: 720, height: 405),
            duration: 6
        ) { ViewTransitionsViewController() },
        GalleryScene(
            name: "image-move",
            title: "Image move",
            summary: "A plane and a racing car meet, turn and fade while a cup grows (UIViewPropertyAnimator).",
            size: CGSize(width: 480, height: 270),
            duration: 6
        ) { ImageMoveViewController() },
        GalleryScene(
            name: "image-sequences",
            title: "Image sequences",
            summary: "An angel and a dancer animated by sequences of images (UIImage.animatedImage, Timer).",
            size: CGSize(width: 600, height: 260),
            duration: 4
        ) { ImageSequencesViewController() },
        GalleryScene(
            name: "auto-layout",
            title: "Auto Layout",
            summary: "Changed constants, priorities, constraints and stack views move views (NSLayoutConstraint).",
            size: CGSize(width: 640, height: 320),
            duration: 5.6
        ) { AutoLayoutViewController() },
        GalleryScene(
            name: "controls",
            title: "Controls",
            summary: "Switches, sliders, segments, buttons and text change by themselves, beside a blur (UIControl).",
            size: CGSize(width: 640, height: 394),
            duration: 6
        ) { ControlsViewController() },
        GalleryScene(
            name: "nested-animations",
            title: "Nested animations",
            summary: "Animation blocks inside an animation block, with and without their own duration and curve.",
            size: CGSize(width: 640, height: 390),
            duration: 7
        ) { NestedAnimationsViewController() },
        GalleryScene(
            name: "property-animator",
            title: "Property animator",
            summary: "Six balls are paused, scrubbed, reversed and stopped as they move (UIViewPropertyAnimator).",
            size: CGSize(width: 640, height: 390),
            duration: 5
        ) { PropertyAnimatorViewController() },
        GalleryScene(
            name: "interruptible",
            title: "Interruptible",
            summary: "A dragged square continues by itself (UIPanGestureRecognizer, UIViewPropertyAnimator).",
            size: CGSize(width: 320, height: 480),
            duration: 5,
            touches: """
                { "at": 0.4, "drag": [[50, 230], [130, 230]], "duration": 0.5 },
                { "at": 1.6, "drag": [[220, 230], [120, 230]], "duration": 0.7 }
                """
        ) { InterruptibleViewController() },
        GalleryScene(
            name: "swipe-transition",
            title: "Swipe transition",
            summary: "A swipe up brings in a page from below, a swipe down removes it (UISwipeGestureRecognizer).",
            size: CGSize(width: 320, height: 480),
            duration: 5,
            touches: """
                { "at": 0.6, "drag": [[160, 420], [160, 250]], "duration": 0.2 },
                { "at": 2.2, "drag": [[160, 90], [160, 260]], "duration": 0.2 },
                { "at": 3.8, "drag": [[160, 420], [160, 250]], "duration": 0.2 }
                """
        ) { SwipeTransitionViewController() },
        GalleryScene(
            name: "interactive-transition",
            title: "Interactive transition",
            summary:
                "A page follows the finger and returns if released early (UIPercentDrivenInteractiveTransition).",
            size: CGSize(width: 320, height: 480),
            duration: 7,
            touches: """
                { "at": 0.5, "drag": [[160, 440], [160, 210]], "duration": 0.9 },
                { "at": 2.2, "drag": [[160, 440], [160, 110]], "duration": 0.9 },
                { "at": 3.9, "drag": [[160, 70], [160, 290]], "duration": 0.9 },
                { "at": 5.4, "drag": [[160, 70], [160, 400]], "duration": 0.9 }
                """
        ) { InteractiveTransitionViewController() },
        GalleryScene(
            name: "touch",
            title: "Touch",
            summary: "A card to drag, pinch and turn, rings where fingers tap, and tiles to scroll (--touches).",
            size: CGSize(width: 360, height: 480),
            duration: 5,
            touches: """
                { "at": 0.3, "tap": [60, 60] }, { "at": 0.5, "tap": [290, 90] }, { "at": 0.7, "tap": [60, 320] },
                { "at": 1.0, "drag": [[180, 210], [260, 110]], "duration": 0.6 },
                { "at": 2.6, "pinch": [180, 210], "distance": [40, 100], "duration": 0.5 },
                { "at": 3.4, "drag": [[320, 430], [60, 430]], "duration": 0.25 }
                """
        ) { TouchViewController() },
        GalleryScene(
            name: "table-cells",
            title: "Table cells",
            summary: "Rows spring in one after another; then one is deleted and two are inserted (UITableView).",
            size: CGSize(width: 360, height: 480),
            duration: 4.5
        ) { TableCellsViewController() },
        GalleryScene(
            name: "card-deck",
            title: "Card deck",
            summary: "Cards rotate as a finger flicks through them; a tap removes one (UICollectionViewLayout).",
            size: CGSize(width: 480, height: 360),
            duration: 5,
            touches: """
                { "at": 0.4, "drag": [[400, 180], [120, 180]], "duration": 0.25 }, { "at": 2.4, "tap": [240, 180] },
                { "at": 3.2, "drag": [[120, 180], [300, 180]], "duration": 0.4 }
                """
        ) { CardDeckViewController() },
        GalleryScene(
            name: "appearance",
            title: "Appearance",
            summary: "Text styles, symbols, controls and colours in light and dark (--appearance, --text-size, --rtl).",
            size: CGSize(width: 375, height: 720),
            duration: 4,
            touches: #"{ "at": 0.9, "drag": [[180, 500], [180, 300]], "duration": 0.4 }"#
        ) { AppearanceViewController() },
        GalleryScene(
            name: "materials",
            title: "Materials",
            summary: "Materials, vibrancy and glass over moving discs (UIVisualEffectView, UIGlassEffect).",
            size: CGSize(width: 390, height: 720),
            duration: 6,
            touches: #"{ "at": 2.5, "drag": [[75, 554], [76, 554]], "duration": 0.6 }"#
        ) { MaterialsViewController() },
        GalleryScene(
            name: "lists",
            title: "Lists",
            summary: "Tasks are completed, unfolded, sorted and swiped below scrolling cards (UICollectionView).",
            size: CGSize(width: 390, height: 720),
            duration: 6,
            touches: """
                { "at": 0.3, "drag": [[300, 90], [120, 90]], "duration": 0.3 },
                { "at": 4.6, "drag": [[330, 390], [180, 390]], "duration": 0.4 }
                """
        ) { ListsViewController() },
        GalleryScene(
            name: "sheets",
            title: "Sheets",
            summary: "A menu opens over a sheet, which is dragged up to its larger detent, and an alert over that.",
            size: CGSize(width: 375, height: 720),
            duration: 6.5,
            touches: """
                { "at": 1.3, "tap": [336, 48] }, { "at": 2.2, "tap": [230, 222] },
                { "at": 3.2, "drag": [[187, 525], [187, 120]], "duration": 0.4 }, { "at": 4.6, "tap": [280, 147] }
                """
        ) { SheetsViewController() },
    ]

    /// Returns the scene with a name.
    package static func scene(named name: String) -> GalleryScene? {
        scenes.first { $0.name == name }
    }
}
