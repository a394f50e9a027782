import QuartziteUIElements

// The Swift 3 and 4 names of constants for windows, fonts, layout and text.

/// The old name of `UIWindow.Level.normal`.
@available(*, deprecated, renamed: "UIWindow.Level.normal")
public let UIWindowLevelNormal = UIWindow.Level.normal

/// The old name of `UIWindow.Level.statusBar`.
@available(*, deprecated, renamed: "UIWindow.Level.statusBar")
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar

/// The old name of `UIWindow.Level.alert`.
@available(*, deprecated, renamed: "UIWindow.Level.alert")
public let UIWindowLevelAlert = UIWindow.Level.alert

/// The old name of `UIFont.Weight.ultraLight`.
@available(*, deprecated, renamed: "UIFont.Weight.ultraLight")
public let UIFontWeightUltraLight = UIFont.Weight.ultraLight

/// The old name of `UIFont.Weight.thin`.
@available(*, deprecated, renamed: "UIFont.Weight.thin")
public let UIFontWeightThin = UIFont.Weight.thin

/// The old name of `UIFont.Weight.light`.
@available(*, deprecated, renamed: "UIFont.Weight.light")
public let UIFontWeightLight = UIFont.Weight.light

/// The old name of `UIFont.Weight.regular`.
@available(*, deprecated, renamed: "UIFont.Weight.regular")
public let UIFontWeightRegular = UIFont.Weight.regular

/// The old name of `UIFont.Weight.medium`.
@available(*, deprecated, renamed: "UIFont.Weight.medium")
public let UIFontWeightMedium = UIFont.Weight.medium

/// The old name of `UIFont.Weight.semibold`.
@available(*, deprecated, renamed: "UIFont.Weight.semibold")
public let UIFontWeightSemibold = UIFont.Weight.semibold

/// The old name of `UIFont.Weight.bold`.
@available(*, deprecated, renamed: "UIFont.Weight.bold")
public let UIFontWeightBold = UIFont.Weight.bold

/// The old name of `UIFont.Weight.heavy`.
@available(*, deprecated, renamed: "UIFont.Weight.heavy")
public let UIFontWeightHeavy = UIFont.Weight.heavy

/// The old name of `UIFont.Weight.black`.
@available(*, deprecated, renamed: "UIFont.Weight.black")
public let UIFontWeightBlack = UIFont.Weight.black

/// The old name of `UILayoutPriority.required`.
@available(*, deprecated, renamed: "UILayoutPriority.required")
public let UILayoutPriorityRequired = UILayoutPriority.required

/// The old name of `UILayoutPriority.defaultHigh`.
@available(*, deprecated, renamed: "UILayoutPriority.defaultHigh")
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh

/// The old name of `UILayoutPriority.defaultLow`.
@available(*, deprecated, renamed: "UILayoutPriority.defaultLow")
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow

/// The old name of `UILayoutPriority.fittingSizeLevel`.
@available(*, deprecated, renamed: "UILayoutPriority.fittingSizeLevel")
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel

/// The old name of `NSAttributedString.Key.font`.
@available(*, deprecated, renamed: "NSAttributedString.Key.font")
public let NSFontAttributeName = NSAttributedString.Key.font

/// The old name of `NSAttributedString.Key.paragraphStyle`.
@available(*, deprecated, renamed: "NSAttributedString.Key.paragraphStyle")
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle

/// The old name of `NSAttributedString.Key.foregroundColor`.
@available(*, deprecated, renamed: "NSAttributedString.Key.foregroundColor")
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor

/// The old name of `NSAttributedString.Key.backgroundColor`.
@available(*, deprecated, renamed: "NSAttributedString.Key.backgroundColor")
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor

/// The old name of `NSAttributedString.Key.kern`.
@available(*, deprecated, renamed: "NSAttributedString.Key.kern")
public let NSKernAttributeName = NSAttributedString.Key.kern

/// The old name of `NSAttributedString.Key.baselineOffset`.
@available(*, deprecated, renamed: "NSAttributedString.Key.baselineOffset")
public let NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset

/// The old name of `NSAttributedString.Key.underlineStyle`.
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineStyle")
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle

/// The old name of `NSAttributedString.Key.underlineColor`.
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineColor")
public let NSUnderlineColorAttributeName = NSAttributedString.Key.underlineColor

/// The old name of `NSAttributedString.Key.strikethroughStyle`.
@available(*, deprecated, renamed: "NSAttributedString.Key.strikethroughStyle")
public let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle

/// The old name of `NSAttributedString.Key.strokeWidth`.
@available(*, deprecated, renamed: "NSAttributedString.Key.strokeWidth")
public let NSStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth

/// The old name of `NSAttributedString.Key.strokeColor`.
@available(*, deprecated, renamed: "NSAttributedString.Key.strokeColor")
public let NSStrokeColorAttributeName = NSAttributedString.Key.strokeColor

/// The old name of `NSAttributedString.Key.attachment`.
@available(*, deprecated, renamed: "NSAttributedString.Key.attachment")
public let NSAttachmentAttributeName = NSAttributedString.Key.attachment

/// The old name of `NSAttributedString.Key.strikethroughColor`.
@available(*, deprecated, renamed: "NSAttributedString.Key.strikethroughColor")
public let NSStrikethroughColorAttributeName = NSAttributedString.Key.strikethroughColor
