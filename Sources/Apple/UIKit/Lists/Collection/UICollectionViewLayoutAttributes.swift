import QuartzCore

/// The position and appearance of a view in a collection view.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    /// The index path of the item, or of another view.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// The category of the view; a cell by default.
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The kind of a supplementary or decoration view; nil for cells.
    open private(set) var representedElementKind: String?

    /// What a list layout tells the cell; nil in other layouts.
    var listItemStyle: ListItemStyle?
    /// The axes along which the view determines its size.
    var estimatedAxes: UIAxis = []
    /// The section, if it scrolls across the layout; the frame is where the view would be if it were not scrolled.
    var scrollingSection: Int?

    /// Creates attributes of a cell.
    public override init() { super.init() }

    /// Creates attributes of an item's cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    /// Creates attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    /// The centre in the content's coordinates; zero by default.
    open var center = CGPoint.zero
    /// The size in points; zero by default.
    open var size = CGSize.zero
    /// The transform about the centre; identity by default.
    open var transform3D = CATransform3DIdentity
    /// The opacity, 0…1; 1 by default.
    open var alpha: CGFloat = 1
    /// The position on the z-axis; views with higher values are in front, and 0 is the default.
    open var zIndex = 0
    /// Whether the view is hidden; false by default.
    open var isHidden = false

    /// The rectangle given by size and centre, without the transform.
    open var frame: CGRect {
        get { CGRect(center: center, size: size) }
        set {
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            size = newValue.size
        }
    }

    /// The rectangle at the origin with the size.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// The affine transform; identity if ``transform3D`` is not affine.
    open var transform: CGAffineTransform {
        get { CATransform3DIsAffine(transform3D) ? CATransform3DGetAffineTransform(transform3D) : .identity }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// Returns a copy of the same class; a subclass with more properties overrides this and sets them on super's copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.make(type(of: self))
        copy.indexPath = indexPath
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        copy.center = center
        copy.size = size
        copy.transform3D = transform3D
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.listItemStyle = listItemStyle
        copy.estimatedAxes = estimatedAxes
        copy.scrollingSection = scrollingSection
        return copy
    }

    /// Whether another object has the same values.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated {
            id == other.id && center == other.center && size == other.size && alpha == other.alpha
                && zIndex == other.zIndex && isHidden == other.isHidden && listItemStyle == other.listItemStyle
                && scrollingSection == other.scrollingSection
                && CATransform3DEqualToTransform(transform3D, other.transform3D)
        }
    }

    var id: CollectionElement { CollectionElement(kind: representedElementKind, path: indexPath) }

    /// A copy of the same class.
    var duplicate: UICollectionViewLayoutAttributes { copy(with: nil) as? UICollectionViewLayoutAttributes ?? self }

    /// Creates attributes of a class for a cell, or for a supplementary view if `kind` is not nil.
    static func make(_ type: AnyClass, kind: String?, _ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let attributes = make(type)
        attributes.indexPath = path
        attributes.representedElementKind = kind
        attributes.representedElementCategory = kind == nil ? .cell : .supplementaryView
        return attributes
    }

    private static func make(_ type: AnyClass) -> UICollectionViewLayoutAttributes {
        let probe = unsafeBitCast(type, to: _UICollectionViewLayoutAttributesInitProbe.Type.self)
        return unsafeDowncast(probe.init() as AnyObject, to: UICollectionViewLayoutAttributes.self)
    }
}

/// Gives access to the initialiser of attribute classes that are known only at run time; never instantiated itself.
open class _UICollectionViewLayoutAttributesInitProbe: UICollectionViewLayoutAttributes {
    /// Never used directly.
    public required override init() { super.init() }
}

/// Identifies a view of a collection view; cells have no kind.
struct CollectionElement: Hashable {
    var kind: String?
    var path: IndexPath
}
