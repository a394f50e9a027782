extension UITableView: AccessibleByDefault {
    package var isStandardAccessibilityElement: Bool { false }
    package var automationKind: AutomationKind { .table }
}

extension UICollectionView: AccessibleByDefault {
    package var isStandardAccessibilityElement: Bool { false }
    package var automationKind: AutomationKind { .collectionView }
}

extension UITableViewCell: AccessibleByDefault {
    /// A cell is read with its texts, whereas its controls remain elements by themselves.
    package var isStandardAccessibilityElement: Bool { false }
    package var mergesAccessibilityTexts: Bool { true }
    package var standardAccessibilityLabel: String? { AccessibilityReader.mergedLabel(of: self) }
    package var standardAccessibilityTraits: UIAccessibilityTraits { isSelected ? .selected : [] }
    package var automationKind: AutomationKind { .cell }
}

extension UICollectionViewCell: AccessibleByDefault {
    /// The elements inside are visited by themselves, except for those of a list, which is read like a table.
    package var isStandardAccessibilityElement: Bool { false }
    package var mergesAccessibilityTexts: Bool { self is UICollectionViewListCell }
    package var groupsStandardAccessibility: Bool { true }
    package var standardAccessibilityLabel: String? {
        mergesAccessibilityTexts ? AccessibilityReader.mergedLabel(of: self) : nil
    }
    package var standardAccessibilityTraits: UIAccessibilityTraits { isSelected ? .selected : [] }
    package var automationKind: AutomationKind { .cell }
}
