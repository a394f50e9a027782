import QuartziteUIElements

// The Swift 3 and 4 names of functions and constants for accessibility and applications.

/// The old name of `UIAccessibility.isReduceMotionEnabled`.
@available(*, deprecated, renamed: "UIAccessibility.isReduceMotionEnabled")
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

/// The old name of `UIAccessibility.isReduceTransparencyEnabled`.
@available(*, deprecated, renamed: "UIAccessibility.isReduceTransparencyEnabled")
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool { UIAccessibility.isReduceTransparencyEnabled }

/// The old name of `UIAccessibility.isVoiceOverRunning`.
@available(*, deprecated, renamed: "UIAccessibility.isVoiceOverRunning")
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

/// The old name of `UIAccessibility.isBoldTextEnabled`.
@available(*, deprecated, renamed: "UIAccessibility.isBoldTextEnabled")
public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }

/// The old name of `UIAccessibility.isDarkerSystemColorsEnabled`.
@available(*, deprecated, renamed: "UIAccessibility.isDarkerSystemColorsEnabled")
public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool { UIAccessibility.isDarkerSystemColorsEnabled }

/// The old name of `UIAccessibility.isSwitchControlRunning`.
@available(*, deprecated, renamed: "UIAccessibility.isSwitchControlRunning")
public func UIAccessibilityIsSwitchControlRunning() -> Bool { UIAccessibility.isSwitchControlRunning }

/// The old name of `UIAccessibility.isInvertColorsEnabled`.
@available(*, deprecated, renamed: "UIAccessibility.isInvertColorsEnabled")
public func UIAccessibilityIsInvertColorsEnabled() -> Bool { UIAccessibility.isInvertColorsEnabled }

/// The old name of `UIAccessibility.post(notification:argument:)`.
@available(*, deprecated, renamed: "UIAccessibility.post(notification:argument:)")
public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    UIAccessibility.post(notification: notification, argument: argument)
}

/// The old name of `UIAccessibility.Notification.screenChanged`.
@available(*, deprecated, renamed: "UIAccessibility.Notification.screenChanged")
public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged

/// The old name of `UIAccessibility.Notification.layoutChanged`.
@available(*, deprecated, renamed: "UIAccessibility.Notification.layoutChanged")
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged

/// The old name of `UIAccessibility.Notification.announcement`.
@available(*, deprecated, renamed: "UIAccessibility.Notification.announcement")
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement

/// The old name of `UIAccessibility.Notification.pageScrolled`.
@available(*, deprecated, renamed: "UIAccessibility.Notification.pageScrolled")
public let UIAccessibilityPageScrolledNotification = UIAccessibility.Notification.pageScrolled

/// The old name of `UIAccessibilityTraits.none`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.none")
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none

/// The old name of `UIAccessibilityTraits.button`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.button")
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button

/// The old name of `UIAccessibilityTraits.link`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.link")
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link

/// The old name of `UIAccessibilityTraits.image`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.image")
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image

/// The old name of `UIAccessibilityTraits.selected`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.selected")
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected

/// The old name of `UIAccessibilityTraits.staticText`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.staticText")
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText

/// The old name of `UIAccessibilityTraits.notEnabled`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.notEnabled")
public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled

/// The old name of `UIAccessibilityTraits.updatesFrequently`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.updatesFrequently")
public let UIAccessibilityTraitUpdatesFrequently = UIAccessibilityTraits.updatesFrequently

/// The old name of `UIAccessibilityTraits.adjustable`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.adjustable")
public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable

/// The old name of `UIAccessibilityTraits.header`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.header")
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header

/// The old name of `UIApplication.openSettingsURLString`.
@available(*, deprecated, renamed: "UIApplication.openSettingsURLString")
public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString
