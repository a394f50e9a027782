import QuartziteUICore

/// A place among the items of a collection view that becomes free if a dragged item rests there.
final class WaitingGap {
    let path: IndexPath
    /// The dragged item, if it is one of the view's own.
    let source: IndexPath?

    init(path: IndexPath, source: IndexPath?) { (self.path, self.source) = (path, source) }
}

extension UICollectionView.ReorderingCadence {
    /// The delay before items make space for a dragged one, in seconds, chosen without a measurement.
    var delay: Double {
        switch self {
        case .immediate: 0
        case .fast: 0.15
        case .slow: 0.5
        }
    }
}
