import QuartziteUIDrawing

/// State that few views have.
package struct ViewExtras {
    var mask: UIView?
    var contentScale: CGFloat?
    var clearsContext = true
    var tintAdjustment = UIView.TintAdjustmentMode.automatic
    var restorationIdentifier: String?
    var focusEffect: UIFocusEffect?
    var focusGroupPriority = UIFocusGroupPriority.ignored
    var motionEffects: [UIMotionEffect] = []
    /// The keys of the animations that show the motion effects.
    var motionKeys: [String] = []
    var traitOverrides = TraitOverrides()
    var traitRegistrations: [TraitChangeRegistration] = []
    var interactions: [any UIInteraction] = []
    var ignoresInvertColors = false
    var corners: UICornerConfiguration?
    /// The limits of the text size.
    var smallestText: UIContentSizeCategory?
    var largestText: UIContentSizeCategory?
    var largeContent = LargeContent()
    var hoverStyle: UIHoverStyle?
    var pointerStyleProvider: UIButton.PointerStyleProvider?
    /// What key-value observers see of the geometry; nil until an observer reads it.
    var seen: SeenGeometry?
    /// Whether the superview resizes the view, which observers do not see.
    var isAutoresized = false
}

extension UIView {
    /// The storage of a view's extras.
    ///
    /// Most views have no extras and no box. That saves memory, and reading one property does not copy all of them.
    @MainActor final class ExtrasBox {
        var value = ViewExtras()

        static let empty = ExtrasBox()
    }

    package final var extras: ViewExtras {
        _read {
            let box = extrasBox ?? .empty
            yield box.value
        }
        _modify {
            let box = extrasBox ?? ExtrasBox()
            extrasBox = box
            yield &box.value
        }
    }
}
