import QuartziteUICore

/// What a section can depend on.
@MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The area in which the section is laid out.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// An area in which sections or groups are laid out.
@MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size in points.
    var contentSize: CGSize { get }
    /// The size without the insets.
    var effectiveContentSize: CGSize { get }
    /// The insets.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets that are in effect.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let area: LayoutContainer
    let traitCollection: UITraitCollection
    /// The collection view, whose margins lists use.
    weak var view: UICollectionView?

    init(_ size: CGSize, insets: NSDirectionalEdgeInsets, traits: UITraitCollection, view: UICollectionView?) {
        area = LayoutContainer(size, insets)
        traitCollection = traits
        self.view = view
        super.init()
    }

    var container: any NSCollectionLayoutContainer { area }

    func resized(to size: CGSize) -> LayoutEnvironment {
        LayoutEnvironment(size, insets: .zero, traits: traitCollection, view: view)
    }
}

final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets

    init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets) {
        (contentSize, contentInsets) = (size, insets)
        super.init()
    }

    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize {
        CGSize(
            width: max(contentSize.width - contentInsets.leading - contentInsets.trailing, 0),
            height: max(contentSize.height - contentInsets.top - contentInsets.bottom, 0))
    }
}

/// The areas to which insets of content refer; raw values are Apple's.
public enum UIContentInsetsReference: Int, Sendable {
    /// That of the layout's configuration.
    case automatic = 0
    /// The edges of the view.
    case none = 1
    /// The safe area.
    case safeArea = 2
    /// The layout margins.
    case layoutMargins = 3
    /// The area in which text is easy to read, which is that within the layout margins.
    case readableContent = 4
}
