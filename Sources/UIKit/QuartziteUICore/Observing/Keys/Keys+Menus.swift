import QuartziteUIDrawing

// Written by scripts/generate-keys.

extension ObservableKeys {
    private static let uiAction = ObservableKeys(
        of: UIAction.self,
        [
            "attributes": \.attributes, "discoverabilityTitle": \.discoverabilityTitle, "identifier": \.identifier,
            "selectedImage": \.selectedImage, "sender": \.sender, "state": \.state,
        ])
    private static let uiBandSelectionInteraction = ObservableKeys(
        of: UIBandSelectionInteraction.self,
        [
            "initialModifierFlags": \.initialModifierFlags, "isEnabled": \.isEnabled, "selectionRect": \.selectionRect,
            "state": \.state, "view": \.view,
        ])
    private static let uiCommand = ObservableKeys(
        of: UICommand.self,
        [
            "action": \.action, "alternates": \.alternates, "attributes": \.attributes,
            "discoverabilityTitle": \.discoverabilityTitle, "propertyList": \.propertyList, "state": \.state,
        ])
    private static let uiCommandAlternate = ObservableKeys(
        of: UICommandAlternate.self, ["action": \.action, "modifierFlags": \.modifierFlags, "title": \.title])
    private static let uiContextMenuConfiguration = ObservableKeys(
        of: UIContextMenuConfiguration.self,
        [
            "badgeCount": \.badgeCount, "identifier": \.identifier,
            "preferredMenuElementOrder": \.preferredMenuElementOrder,
            "secondaryItemIdentifiers": \.secondaryItemIdentifiers,
        ])
    private static let uiContextMenuInteraction = ObservableKeys(
        of: UIContextMenuInteraction.self, ["delegate": \.delegate, "menuAppearance": \.menuAppearance, "view": \.view])
    private static let uiEditMenuConfiguration = ObservableKeys(
        of: UIEditMenuConfiguration.self,
        [
            "identifier": \.identifier, "preferredArrowDirection": \.preferredArrowDirection,
            "sourcePoint": \.sourcePoint,
        ])
    private static let uiEditMenuInteraction = ObservableKeys(
        of: UIEditMenuInteraction.self, ["delegate": \.delegate, "view": \.view])
    private static let uiKeyCommand = ObservableKeys(
        of: UIKeyCommand.self,
        [
            "allowsAutomaticLocalization": \.allowsAutomaticLocalization,
            "allowsAutomaticMirroring": \.allowsAutomaticMirroring, "input": \.input, "modifierFlags": \.modifierFlags,
            "wantsPriorityOverSystemBehavior": \.wantsPriorityOverSystemBehavior,
        ])
    private static let uiMenu = ObservableKeys(
        of: UIMenu.self,
        [
            "children": \.children, "displayPreferences": \.displayPreferences, "identifier": \.identifier,
            "options": \.options, "preferredElementSize": \.preferredElementSize,
            "selectedElements": \.selectedElements,
        ])
    private static let uiMenuDisplayPreferences = ObservableKeys(
        of: UIMenuDisplayPreferences.self, ["maximumNumberOfTitleLines": \.maximumNumberOfTitleLines])
    private static let uiMenuElement = ObservableKeys(
        of: UIMenuElement.self, ["image": \.image, "subtitle": \.subtitle, "title": \.title])
    private static let uiMenuItem = ObservableKeys(of: UIMenuItem.self, ["action": \.action, "title": \.title])
    private static let uiPreviewParameters = ObservableKeys(
        of: UIPreviewParameters.self,
        ["backgroundColor": \.backgroundColor, "shadowPath": \.shadowPath, "visiblePath": \.visiblePath])
    private static let uiPreviewTarget = ObservableKeys(
        of: UIPreviewTarget.self, ["center": \.center, "container": \.container, "transform": \.transform])
    private static let uiTargetedPreview = ObservableKeys(
        of: UITargetedPreview.self, ["parameters": \.parameters, "size": \.size, "target": \.target, "view": \.view])
    private static let uiToolTipConfiguration = ObservableKeys(
        of: UIToolTipConfiguration.self, ["sourceRect": \.sourceRect, "toolTip": \.toolTip])
    private static let uiToolTipInteraction = ObservableKeys(
        of: UIToolTipInteraction.self,
        ["defaultToolTip": \.defaultToolTip, "delegate": \.delegate, "isEnabled": \.isEnabled, "view": \.view])

    /// The properties of classes in the folder Menus.
    static let coreMenus: [ObservableKeys] = [
        uiAction, uiBandSelectionInteraction, uiCommand, uiCommandAlternate, uiContextMenuConfiguration,
        uiContextMenuInteraction, uiEditMenuConfiguration, uiEditMenuInteraction, uiKeyCommand, uiMenu,
        uiMenuDisplayPreferences, uiMenuElement, uiMenuItem, uiPreviewParameters, uiPreviewTarget, uiTargetedPreview,
        uiToolTipConfiguration, uiToolTipInteraction,
    ]
}

extension UIBandSelectionInteraction: ListedObject {}
extension UICommandAlternate: ListedObject {}
extension UIContextMenuConfiguration: ListedObject {}
extension UIContextMenuInteraction: ListedObject {}
extension UIEditMenuConfiguration: ListedObject {}
extension UIEditMenuInteraction: ListedObject {}
extension UIMenuDisplayPreferences: ListedObject {}
extension UIMenuElement: ListedObject {}
extension UIMenuItem: ListedObject {}
extension UIPreviewParameters: ListedObject {}
extension UIPreviewTarget: ListedObject {}
extension UITargetedPreview: ListedObject {}
extension UIToolTipConfiguration: ListedObject {}
extension UIToolTipInteraction: ListedObject {}
