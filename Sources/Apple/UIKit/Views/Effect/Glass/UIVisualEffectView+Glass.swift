import QuartzCore

extension UIVisualEffectView {
    /// The look of the glass that a container draws: that of its first member, with its own spacing.
    ///
    /// The members have their own colours. Nil if the view is no container.
    var groupAppearance: MaterialAppearance? {
        guard let container = effect as? UIGlassContainerEffect else { return nil }
        var appearance = glassMembers.lazy.compactMap(\.view).compactMap { $0.effect as? UIGlassEffect }.first?
            .appearance(in: effectiveTraits)
        appearance?.glass?.spacing = Double(container.spacing)
        // The last look remains while the last glass disappears.
        return appearance ?? lastGroupAppearance(spacing: Double(container.spacing))
    }

    private func lastGroupAppearance(spacing: Double) -> MaterialAppearance {
        var appearance = UIGlassEffect().appearance(in: effectiveTraits)
        appearance.glass?.spacing = spacing
        return appearance
    }

    /// Joins the nearest container above the view, if the view has glass, and leaves the one that drew it before.
    func findGlassContainer() {
        var found: UIVisualEffectView?
        var next = backdrop.glass == nil || effect is UIGlassContainerEffect ? nil : superview
        while let view = next, found == nil {
            if let view = view as? UIVisualEffectView, view.effect is UIGlassContainerEffect { found = view }
            next = view.superview
        }
        if found !== glassContainer {
            glassContainer?.changeMembers { members in members.removeAll { $0.view === self || $0.view == nil } }
            glassContainer = found
            found?.changeMembers { $0.append(GlassMember(view: self)) }
        }
        if effect is UIGlassContainerEffect {
            updateGroup()
        } else {
            if case .group = backdrop.layer.glassRole { changeMembers { $0 = [] } }
            backdrop.layer.glassRole = found == nil ? .alone : .member
        }
    }

    /// Lets the glass below a view find its container again.
    func findGlass(in view: UIView) {
        (view as? UIVisualEffectView)?.findGlassContainer()
        for child in view.subviews { findGlass(in: child) }
    }

    private func changeMembers(_ change: (inout [GlassMember]) -> Void) {
        change(&glassMembers)
        if effect is UIGlassContainerEffect {
            updateGroup()
            showEffect()
        }
    }

    private func updateGroup() {
        backdrop.layer.glassRole = .group(glassMembers.compactMap(\.view).map { GlassRole.Member($0.backdrop.layer) })
    }
}
