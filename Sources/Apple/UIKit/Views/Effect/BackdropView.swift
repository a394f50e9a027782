import QuartzCore

/// The subview of a visual effect view that filters the content behind it.
final class BackdropView: UIView {
    private var shown = MaterialAppearance.clear
    /// The key paths that change with the look being shown.
    private var changedKeyPaths: [String] = []
    /// The glass that is shown, or was last.
    private(set) var glass: GlassAppearance?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        setFilters(.clear, presence: 0)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows a look, animated inside an animation block; glass appears and disappears gradually.
    func show(_ appearance: MaterialAppearance) {
        guard appearance != shown else { return }
        let old = shown
        shown = appearance
        changedKeyPaths = [
            old.radius == appearance.radius ? nil : "blur.inputRadius",
            old.saturation == appearance.saturation ? nil : "color.inputSaturation",
        ].compactMap { $0 }
        if let new = appearance.glass, old.glass == nil {
            glass = new
            // Glass that appears from nothing has its final shape and colour from the start.
            UIView.performWithoutAnimation { setFilters(old, presence: 0) }
            changedKeyPaths.append("glass.inputPresence")
        } else if let new = appearance.glass, new != old.glass {
            glass = new
            changedKeyPaths += GlassAppearance.inputs(new).map { "glass.\($0.key)" }
        } else if appearance.glass == nil, old.glass != nil {
            changedKeyPaths.append("glass.inputPresence")
        }
        setFilters(appearance, presence: appearance.glass == nil ? 0 : 1)
    }

    private func setFilters(_ appearance: MaterialAppearance, presence: Double) {
        var filters = [
            ("blur", "CIGaussianBlur", [(key: "inputRadius", value: appearance.radius)]),
            ("color", "CIColorControls", [(key: "inputSaturation", value: appearance.saturation)]),
        ]
        if let glass {
            filters.append(
                ("glass", "_Glass", GlassAppearance.inputs(glass) + [(key: "inputPresence", value: presence)]))
        }
        layer.backgroundFilters = filters.compactMap { name, kind, inputs in
            let filter = CIFilter(name: kind)
            filter?.name = name
            for input in inputs { filter?.setValue(input.value, forKey: input.key) }
            return filter
        }
    }

    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard event == "backgroundFilters" else { return super.action(for: layer, forKey: event) }
        let keyPaths = changedKeyPaths.map { "backgroundFilters.\($0)" }
        guard !keyPaths.isEmpty else { return NSNull() }
        return AnimationContext.current?.action(for: self, keyPaths: keyPaths) ?? NSNull()
    }
}

extension GlassAppearance {
    /// The inputs of the filter that draws the glass.
    fileprivate static func inputs(_ glass: GlassAppearance) -> [(key: String, value: Double)] {
        [
            ("inputEdge", glass.edge), ("inputBend", glass.bend), ("inputRim", glass.rim),
            ("inputShadow", glass.shadow), ("inputSpacing", glass.spacing), ("inputRed", glass.overlay.x),
            ("inputGreen", glass.overlay.y), ("inputBlue", glass.overlay.z), ("inputAlpha", glass.overlay.w),
        ]
    }
}
