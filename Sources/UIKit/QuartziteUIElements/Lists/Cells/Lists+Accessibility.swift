extension UITableView: AccessibleByDefault {
    var isStandardAccessibilityElement: Bool { false }
    var automationKind: AutomationKind { .table }
}

extension UICollectionView: AccessibleByDefault {
    var isStandardAccessibilityElement: Bool { false }
    var automationKind: AutomationKind { .collectionView }
}

extension UITableViewCell: AccessibleByDefault {
    /// A cell is read with its texts, whereas its controls remain elements by themselves.
    var isStandardAccessibilityElement: Bool { false }
    var mergesAccessibilityTexts: Bool { true }
    var standardAccessibilityLabel: String? { AccessibilityReader.mergedLabel(of: self) }
    var standardAccessibilityTraits: UIAccessibilityTraits { isSelected ? .selected : [] }
    var automationKind: AutomationKind { .cell }
}

extension UICollectionViewCell: AccessibleByDefault {
    /// The elements inside are visited by themselves, except for those of a list, which is read like a table.
    var isStandardAccessibilityElement: Bool { false }
    var mergesAccessibilityTexts: Bool { self is UICollectionViewListCell }
    var groupsStandardAccessibility: Bool { true }
    var standardAccessibilityLabel: String? {
        mergesAccessibilityTexts ? AccessibilityReader.mergedLabel(of: self) : nil
    }
    var standardAccessibilityTraits: UIAccessibilityTraits { isSelected ? .selected : [] }
    var automationKind: AutomationKind { .cell }
}
