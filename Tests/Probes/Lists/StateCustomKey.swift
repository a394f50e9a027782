import UIKit

extension UIConfigurationStateCustomKey {
    static let isArchived = UIConfigurationStateCustomKey("probes.isArchived")
}

extension UICellConfigurationState {
    var isArchived: Bool {
        get { self[.isArchived] as? Bool ?? false }
        set { self[.isArchived] = newValue }
    }
}

final class StateCustomKey: UICollectionViewListCell {
    var isArchived = false { didSet { setNeedsUpdateConfiguration() } }

    override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isArchived = isArchived
        return state
    }
}
