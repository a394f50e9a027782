import QuartzCore

/// Where one view of a collection view lies, and how it looks.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    /// The item, or the place of another view.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// What kind of view it is: a cell unless made otherwise.
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The kind of a supplementary or decoration view; nil for cells.
    open private(set) var representedElementKind: String?

    /// Attributes of a cell without place.
    public override init() { super.init() }

    /// Attributes of an item's cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    /// Attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    /// The middle in the content; zero by default.
    open var center = CGPoint.zero
    /// The size in points; zero by default.
    open var size = CGSize.zero
    /// Turns and scales about the middle; identity by default.
    open var transform3D = CATransform3DIdentity
    /// Opacity, 0…1; 1 by default.
    open var alpha: CGFloat = 1
    /// Views of a higher number lie in front; 0 by default.
    open var zIndex = 0
    /// Whether the view is left out; false by default.
    open var isHidden = false

    /// The rectangle of size and middle, without the transform.
    open var frame: CGRect {
        get { CGRect(center: center, size: size) }
        set {
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            size = newValue.size
        }
    }

    /// The size from zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// The transform in the plane; identity where ``transform3D`` is none of these.
    open var transform: CGAffineTransform {
        get { CATransform3DIsAffine(transform3D) ? CATransform3DGetAffineTransform(transform3D) : .identity }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// Attributes of the same class and values; a subclass that adds values overrides this, and sets them on super's.
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
        return copy
    }

    /// Whether the other has the same values.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated {
            id == other.id && center == other.center && size == other.size && alpha == other.alpha
                && zIndex == other.zIndex && isHidden == other.isHidden
                && CATransform3DEqualToTransform(transform3D, other.transform3D)
        }
    }

    var id: CollectionElement { CollectionElement(kind: representedElementKind, path: indexPath) }

    /// Of the layout's class, with a copy's values.
    var duplicate: UICollectionViewLayoutAttributes { copy(with: nil) as? UICollectionViewLayoutAttributes ?? self }

    /// Attributes of a class for a cell, or a supplementary view of a kind.
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

/// Gives access to the initialiser of a class of attributes known only at run time; never instantiated itself.
open class _UICollectionViewLayoutAttributesInitProbe: UICollectionViewLayoutAttributes {
    /// Never used directly.
    public required override init() { super.init() }
}

/// Which view of a collection view is meant: a cell where it has no kind.
struct CollectionElement: Hashable {
    var kind: String?
    var path: IndexPath
}
