import QuartziteUIDrawing

/// The place of a sheet in its container.
@MainActor struct SheetPlace {
    /// What the heights of the sheet depend on.
    struct Context: UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection: UITraitCollection
        let maximumDetentValue: CGFloat
        /// The height of the medium detent.
        let medium: CGFloat
    }

    /// The gap between the safe area and a large sheet at the top, in points.
    private static let gap: CGFloat = 10
    /// The size of a sheet on a large screen, in points.
    private static let standardSize = CGSize(width: 540, height: 620)
    /// The width of a page: the readable width with margins.
    private static let pageWidth: CGFloat = 704
    /// The least distance of a sheet from the edges of a large screen, in points.
    private static let margin: CGFloat = 22

    private let bounds: CGRect
    /// The frame of a sheet that does not touch the bottom; nil for one that does.
    private let fixed: CGRect?
    /// The tops of the sheet at its detents, in their order.
    package let stops: [(identifier: UISheetPresentationController.Detent.Identifier, top: CGFloat)]
    private let selection: Int
    private let width: CGFloat
    /// The top of a sheet of full height.
    let highest: CGFloat

    init(
        bounds: CGRect, safeArea: UIEdgeInsets, traits: UITraitCollection,
        detents: [UISheetPresentationController.Detent],
        selected: UISheetPresentationController.Detent.Identifier?, isAttached: Bool, width: CGFloat, size: CGSize?,
        center: CGPoint? = nil
    ) {
        self.bounds = bounds
        self.width = width > 0 ? min(width, bounds.width) : bounds.width
        if bounds.width >= 700, bounds.height >= 700 {
            fixed = Self.frame(size, around: center, in: bounds)
        } else {
            fixed = traits.verticalSizeClass == .compact && !isAttached && bounds.width > bounds.height ? bounds : nil
        }
        let highest = safeArea.top + Self.gap
        let maximum = max(bounds.height - highest - safeArea.bottom, 0)
        let medium = max((bounds.height / 2).rounded() - safeArea.bottom, 0)
        let context = Context(containerTraitCollection: traits, maximumDetentValue: maximum, medium: medium)
        let found = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { value in
                (
                    identifier: detent.identifier,
                    top: bounds.height - min(max(value, 0), maximum) - (value > 0 ? safeArea.bottom : 0)
                )
            }
        }
        stops = found.isEmpty ? [(.large, highest)] : found
        selection = selected.flatMap { id in found.firstIndex { $0.identifier == id } } ?? 0
        self.highest = highest
    }

    /// Returns the frame of a sheet on a large screen.
    ///
    /// - Parameters:
    ///   - size: The preferred size; zero for the standard size, and nil for the size of a page.
    ///   - center: The preferred centre; nil for the centre of the screen.
    private static func frame(_ size: CGSize?, around center: CGPoint?, in bounds: CGRect) -> CGRect {
        var own = size ?? CGSize(width: min(pageWidth, bounds.width), height: bounds.height - 2 * margin)
        if own.width <= 0 || own.height <= 0 { own = standardSize }
        let center = center ?? CGPoint(x: bounds.midX, y: bounds.midY)
        func start(_ middle: CGFloat, _ length: CGFloat, _ whole: CGFloat) -> CGFloat {
            let last = max(whole - length - margin, (whole - length) / 2)
            return max(min(middle - length / 2, last), min(margin, last)).rounded()
        }
        return CGRect(
            x: start(center.x, own.width, bounds.width), y: start(center.y, own.height, bounds.height),
            width: own.width, height: own.height)
    }

    /// Whether the sheet is at the bottom of the screen, where a finger drags it.
    var isDraggable: Bool { fixed == nil }

    /// The top of the sheet at the selected detent.
    var top: CGFloat { fixed?.minY ?? stops[selection].top }

    /// The lowest top at which the sheet rests.
    var lowest: CGFloat { stops.map(\.top).max() ?? top }

    /// The highest top at which the sheet rests.
    var uppermost: CGFloat { stops.map(\.top).min() ?? top }

    /// Returns the frame of the sheet, whose top may be at a finger.
    func frame(top dragged: CGFloat?) -> CGRect {
        if let fixed { return dragged.map { fixed.offsetBy(dx: 0, dy: $0 - fixed.minY) } ?? fixed }
        let top = dragged ?? self.top
        // Below its lowest detent a sheet keeps its height.
        return CGRect(
            x: ((bounds.width - width) / 2).rounded(), y: top, width: width, height: bounds.height - min(top, lowest))
    }

    /// Returns whether the selected detent is not larger than another one.
    func isSelected(upTo limit: UISheetPresentationController.Detent.Identifier) -> Bool {
        guard let index = stops.firstIndex(where: { $0.identifier == limit }) else { return false }
        return stops[selection].top >= stops[index].top
    }

    /// Returns how far the screen behind has moved back for a top of the sheet, 0...1.
    func cardProgress(top: CGFloat) -> CGFloat {
        guard fixed == nil, width == bounds.width, uppermost <= highest + 0.5 else { return 0 }
        let below = stops.map(\.top).filter { $0 > highest + 0.5 }.min() ?? bounds.height
        return min(max((below - top) / max(below - highest, 1), 0), 1)
    }
}
