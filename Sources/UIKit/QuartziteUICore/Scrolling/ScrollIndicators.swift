import QuartziteUIDrawing

/// The scroll indicators: thin bars at the edges of a scroll view that show the scroll position.
@MainActor package final class ScrollIndicators {
    private static let thickness: CGFloat = 3
    /// The distance from the edges, in points.
    private static let margin: CGFloat = 3
    private static let shortest: CGFloat = 36
    /// The minimum length of a bar that overscrolling compresses.
    private static let squeezed: CGFloat = 8

    private let vertical = CALayer()
    private let horizontal = CALayer()

    init(color: UIColor) {
        for bar in [vertical, horizontal] {
            bar.cornerRadius = ScrollIndicators.thickness / 2
            bar.opacity = 0
        }
        self.color = color
        paint()
    }

    var color: UIColor { didSet { paint() } }

    private func paint() {
        withoutActions { for bar in [vertical, horizontal] { bar.backgroundColor = color.cgColor } }
    }

    private func withoutActions(_ change: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
    }

    /// Shows the bars until `fade()` is called.
    func show() {
        withoutActions {
            for bar in [vertical, horizontal] {
                bar.removeAnimation(forKey: "fade")
                bar.opacity = 1
            }
        }
    }

    /// Fades the bars over 0.35 seconds, after 0.35 seconds.
    func fade() {
        guard vertical.opacity > 0 else { return }
        withoutActions {
            for bar in [vertical, horizontal] {
                bar.opacity = 0
                let fade = CAKeyframeAnimation(keyPath: "opacity")
                fade.values = [1, 1, 0]
                fade.keyTimes = [0, 0.5, 1]
                fade.duration = 0.7
                bar.add(fade, forKey: "fade")
            }
        }
    }

    /// Positions the bars, in front of the content.
    func place(in view: UIScrollView) {
        let inset = view.adjustedContentInset
        let edges = view.automaticallyAdjustsScrollIndicatorInsets ? inset : view.contentInset
        let (bounds, size) = (view.bounds, view.contentSize)
        let (x, y) = view.limits
        let tall = ScrollIndicators.bar(
            shown: bounds.height - inset.top - inset.bottom, of: size.height,
            at: bounds.minY + inset.top, past: bounds.minY - min(max(bounds.minY, y.lowerBound), y.upperBound),
            track: bounds.height - edges.top - edges.bottom - view.verticalScrollIndicatorInsets.top
                - view.verticalScrollIndicatorInsets.bottom)
        let wide = ScrollIndicators.bar(
            shown: bounds.width - inset.left - inset.right, of: size.width,
            at: bounds.minX + inset.left, past: bounds.minX - min(max(bounds.minX, x.lowerBound), x.upperBound),
            track: bounds.width - edges.left - edges.right - view.horizontalScrollIndicatorInsets.left
                - view.horizontalScrollIndicatorInsets.right)
        let edge = ScrollIndicators.margin + ScrollIndicators.thickness
        withoutActions {
            vertical.isHidden = tall == nil || !view.showsVerticalScrollIndicator
            horizontal.isHidden = wide == nil || !view.showsHorizontalScrollIndicator
            if let tall {
                let own = view.verticalScrollIndicatorInsets
                vertical.frame = CGRect(
                    x: view.isRightToLeft
                        ? bounds.minX + edges.left + own.left + ScrollIndicators.margin
                        : bounds.maxX - edges.right - own.right - edge,
                    y: bounds.minY + edges.top + view.verticalScrollIndicatorInsets.top + tall.start,
                    width: ScrollIndicators.thickness, height: tall.length)
            }
            if let wide {
                horizontal.frame = CGRect(
                    x: bounds.minX + edges.left + view.horizontalScrollIndicatorInsets.left + wide.start,
                    y: bounds.maxY - edges.bottom - view.horizontalScrollIndicatorInsets.bottom - edge,
                    width: wide.length, height: ScrollIndicators.thickness)
            }
            let layers = view.layer.sublayers ?? []
            if layers.last !== horizontal || layers.dropLast().last !== vertical {
                view.layer.addSublayer(vertical)
                view.layer.addSublayer(horizontal)
            }
        }
    }

    /// Returns the position of a bar on its track; nil if there is nothing to scroll.
    private static func bar(
        shown: CGFloat, of whole: CGFloat, at offset: CGFloat, past: CGFloat, track: CGFloat
    ) -> (start: CGFloat, length: CGFloat)? {
        let available = track - 2 * margin
        guard whole > shown, shown > 0, available > squeezed, whole.isFinite, offset.isFinite else { return nil }
        let full = min(max(available * shown / whole, shortest), available)
        let length = max(full - abs(past), squeezed)
        let progress = min(max(offset / (whole - shown), 0), 1)
        return (margin + (available - length) * progress, length)
    }
}

extension UIScrollView {
    /// The colour of scroll indicators; raw values are Apple's.
    public enum IndicatorStyle: Int, Sendable {
        /// Indicators that are dark in light style and light in dark style.
        case `default` = 0
        /// Dark indicators for light content.
        case black = 1
        /// Light indicators for dark content.
        case white = 2

        var color: UIColor { UIColor(white: self == .white ? 1 : 0, alpha: self == .white ? 0.5 : 0.35) }
    }

    /// The colour of the indicators: by default dark, and light in dark style.
    var resolvedIndicatorColor: UIColor {
        let isLight = indicatorStyle == .default && effectiveTraits.userInterfaceStyle == .dark
        return (isLight ? IndicatorStyle.white : indicatorStyle).color
    }

    package func showIndicators() {
        let bars = indicators ?? ScrollIndicators(color: resolvedIndicatorColor)
        indicators = bars
        bars.place(in: self)
        bars.show()
    }

    func hideIndicators() { indicators?.fade() }

    package func placeIndicators() { indicators?.place(in: self) }
}
