import QuartzCore

/// The scroll view of a section that scrolls across the direction of its layout.
final class OrthogonalScroller: UIScrollView {
    weak var collection: UICollectionView?
    var section: Int
    private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    private var isHorizontal = true
    /// The offsets at which a group is at the leading edge, or in the middle.
    private var stops: [CGFloat] = []
    private var isPlacing = false

    init(section: Int, in collection: UICollectionView) {
        self.section = section
        self.collection = collection
        super.init(frame: .zero)
        clipsToBounds = false
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        scrollsToTop = false
        contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) { nil }

    /// Takes the place and the settings of the section.
    func place(_ layout: SectionLayout, in compositional: UICollectionViewCompositionalLayout, isReflected: Bool) {
        isPlacing = true
        defer { isPlacing = false }
        isHorizontal = layout.isVertical
        behavior = layout.section.orthogonalScrollingBehavior
        isPagingEnabled = behavior == .paging
        let properties = layout.section.orthogonalScrollingProperties
        let isQuick = behavior != .continuous
        decelerationRate =
            properties.decelerationRate == .automatic
            ? (isQuick ? .fast : .normal) : properties.decelerationRate == .fast ? .fast : .normal
        bounces = properties.bounce != .never
        (alwaysBounceHorizontal, alwaysBounceVertical) = (
            properties.bounce == .always && isHorizontal, properties.bounce == .always && !isHorizontal
        )
        var band = layout.band
        if isReflected, let collection { band = collection.reflected(band) }
        let inset = compositional.centeringInset(of: layout)
        let length = layout.scrolledLength
        let (starts, _) = layout.stops
        let shown = isHorizontal ? band.width : band.height
        stops = starts.map { $0 - inset }
        if isReflected, isHorizontal { stops = stops.map { length - shown - $0 }.reversed() }
        let offset = compositional.offset(of: layout)
        let size = isHorizontal ? CGSize(width: length, height: band.height) : CGSize(width: band.width, height: length)
        if contentSize != size { contentSize = size }
        let insets = UIEdgeInsets(
            top: isHorizontal ? 0 : inset, left: isHorizontal ? inset : 0, bottom: isHorizontal ? 0 : inset,
            right: isHorizontal ? inset : 0)
        if contentInset != insets { contentInset = insets }
        if frame != band { place(in: band) }
        let origin = isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
        if drag == nil, motion == nil, bounds.origin != origin { bounds.origin = origin }
    }

    override var scrolledSize: CGSize? { nil }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            guard !isPlacing, newValue.origin != old else { return }
            collection?.sectionDidScroll(section, to: isHorizontal ? newValue.minX : newValue.minY)
        }
    }

    override func restingPlace(proposed target: CGPoint, velocity: CGPoint) -> CGPoint {
        var target = target
        let (now, speed) = isHorizontal ? (bounds.minX, velocity.x) : (bounds.minY, velocity.y)
        let range = isHorizontal ? limits.x : limits.y
        let desired = isHorizontal ? target.x : target.y
        let place: CGFloat
        switch behavior {
        case .none, .continuous, .paging: return target
        case .continuousGroupLeadingBoundary: place = nearestStop(to: desired)
        case .groupPaging, .groupPagingCentered:
            if speed > 0 {
                place = stops.first { $0 > now + 0.5 } ?? now
            } else if speed < 0 {
                place = stops.last { $0 < now - 0.5 } ?? now
            } else {
                place = nearestStop(to: now)
            }
        }
        let settled = min(max(place, range.lowerBound), range.upperBound)
        if isHorizontal { target.x = settled } else { target.y = settled }
        return target
    }

    private func nearestStop(to offset: CGFloat) -> CGFloat {
        stops.min { abs($0 - offset) < abs($1 - offset) } ?? offset
    }
}
