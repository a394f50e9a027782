import UIKit
import Testing

/// The tests use a protocol because direct uses of deprecated names cause warnings.
private protocol OldNames {
    var values: [(old: AnyHashable, new: AnyHashable)] { get }
    var types: [(old: Any.Type, new: Any.Type)] { get }
}

private struct Names: OldNames {
    @available(*, deprecated) var values: [(old: AnyHashable, new: AnyHashable)] {
        [
            (UIKeyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameBeginUserInfoKey),
            (UIKeyboardFrameEndUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey),
            (UIKeyboardAnimationDurationUserInfoKey, UIResponder.keyboardAnimationDurationUserInfoKey),
            (UIKeyboardAnimationCurveUserInfoKey, UIResponder.keyboardAnimationCurveUserInfoKey),
            (UIKeyboardIsLocalUserInfoKey, UIResponder.keyboardIsLocalUserInfoKey),
            (UIWindowLevelNormal, UIWindow.Level.normal),
            (UIWindowLevelStatusBar, UIWindow.Level.statusBar),
            (UIWindowLevelAlert, UIWindow.Level.alert),
            (UIFontWeightUltraLight, UIFont.Weight.ultraLight),
            (UIFontWeightThin, UIFont.Weight.thin),
            (UIFontWeightLight, UIFont.Weight.light),
            (UIFontWeightRegular, UIFont.Weight.regular),
            (UIFontWeightMedium, UIFont.Weight.medium),
            (UIFontWeightSemibold, UIFont.Weight.semibold),
            (UIFontWeightBold, UIFont.Weight.bold),
            (UIFontWeightHeavy, UIFont.Weight.heavy),
            (UIFontWeightBlack, UIFont.Weight.black),
            (UILayoutPriorityRequired, UILayoutPriority.required),
            (UILayoutPriorityDefaultHigh, UILayoutPriority.defaultHigh),
            (UILayoutPriorityDefaultLow, UILayoutPriority.defaultLow),
            (UILayoutPriorityFittingSizeLevel, UILayoutPriority.fittingSizeLevel),
            (NSFontAttributeName, NSAttributedString.Key.font),
            (NSParagraphStyleAttributeName, NSAttributedString.Key.paragraphStyle),
            (NSForegroundColorAttributeName, NSAttributedString.Key.foregroundColor),
            (NSBackgroundColorAttributeName, NSAttributedString.Key.backgroundColor),
            (NSKernAttributeName, NSAttributedString.Key.kern),
            (NSBaselineOffsetAttributeName, NSAttributedString.Key.baselineOffset),
            (NSUnderlineStyleAttributeName, NSAttributedString.Key.underlineStyle),
            (NSUnderlineColorAttributeName, NSAttributedString.Key.underlineColor),
            (NSStrikethroughStyleAttributeName, NSAttributedString.Key.strikethroughStyle),
            (NSStrikethroughColorAttributeName, NSAttributedString.Key.strikethroughColor),
            (NSNotification.Name.UIApplicationDidFinishLaunching, UIApplication.didFinishLaunchingNotification),
            (NSNotification.Name.UIApplicationDidBecomeActive, UIApplication.didBecomeActiveNotification),
            (NSNotification.Name.UIApplicationWillResignActive, UIApplication.willResignActiveNotification),
            (NSNotification.Name.UIApplicationDidEnterBackground, UIApplication.didEnterBackgroundNotification),
            (NSNotification.Name.UIApplicationWillEnterForeground, UIApplication.willEnterForegroundNotification),
            (NSNotification.Name.UIApplicationWillTerminate, UIApplication.willTerminateNotification),
            (
                NSNotification.Name.UIApplicationDidReceiveMemoryWarning,
                UIApplication.didReceiveMemoryWarningNotification
            ),
            (
                NSNotification.Name.UIApplicationDidChangeStatusBarFrame,
                UIApplication.didChangeStatusBarFrameNotification
            ),
            (
                NSNotification.Name.UIApplicationDidChangeStatusBarOrientation,
                UIApplication.didChangeStatusBarOrientationNotification
            ),
            (NSNotification.Name.UIKeyboardWillShow, UIResponder.keyboardWillShowNotification),
            (NSNotification.Name.UIKeyboardDidShow, UIResponder.keyboardDidShowNotification),
            (NSNotification.Name.UIKeyboardWillHide, UIResponder.keyboardWillHideNotification),
            (NSNotification.Name.UIKeyboardDidHide, UIResponder.keyboardDidHideNotification),
            (NSNotification.Name.UIKeyboardWillChangeFrame, UIResponder.keyboardWillChangeFrameNotification),
            (NSNotification.Name.UIKeyboardDidChangeFrame, UIResponder.keyboardDidChangeFrameNotification),
            (NSNotification.Name.UIDeviceOrientationDidChange, UIDevice.orientationDidChangeNotification),
            (NSNotification.Name.UITextFieldTextDidBeginEditing, UITextField.textDidBeginEditingNotification),
            (NSNotification.Name.UITextFieldTextDidEndEditing, UITextField.textDidEndEditingNotification),
            (NSNotification.Name.UITextFieldTextDidChange, UITextField.textDidChangeNotification),
            (NSNotification.Name.UIWindowDidBecomeVisible, UIWindow.didBecomeVisibleNotification),
            (NSNotification.Name.UIWindowDidBecomeHidden, UIWindow.didBecomeHiddenNotification),
            (NSNotification.Name.UIWindowDidBecomeKey, UIWindow.didBecomeKeyNotification),
            (NSNotification.Name.UIWindowDidResignKey, UIWindow.didResignKeyNotification),
            (UIAccessibilityScreenChangedNotification, UIAccessibility.Notification.screenChanged),
            (UIAccessibilityLayoutChangedNotification, UIAccessibility.Notification.layoutChanged),
            (UIAccessibilityAnnouncementNotification, UIAccessibility.Notification.announcement),
            (UIAccessibilityPageScrolledNotification, UIAccessibility.Notification.pageScrolled),
            (UIAccessibilityTraitNone.rawValue, UIAccessibilityTraits.none.rawValue),
            (UIAccessibilityTraitButton.rawValue, UIAccessibilityTraits.button.rawValue),
            (UIAccessibilityTraitLink.rawValue, UIAccessibilityTraits.link.rawValue),
            (UIAccessibilityTraitImage.rawValue, UIAccessibilityTraits.image.rawValue),
            (UIAccessibilityTraitSelected.rawValue, UIAccessibilityTraits.selected.rawValue),
            (UIAccessibilityTraitStaticText.rawValue, UIAccessibilityTraits.staticText.rawValue),
            (UIAccessibilityTraitNotEnabled.rawValue, UIAccessibilityTraits.notEnabled.rawValue),
            (UIAccessibilityTraitUpdatesFrequently.rawValue, UIAccessibilityTraits.updatesFrequently.rawValue),
            (UIAccessibilityTraitAdjustable.rawValue, UIAccessibilityTraits.adjustable.rawValue),
            (UIAccessibilityTraitHeader.rawValue, UIAccessibilityTraits.header.rawValue),
            (UIApplicationOpenSettingsURLString, UIApplication.openSettingsURLString),
            (UIEdgeInsetsZero, UIEdgeInsets.zero),
            (UIOffsetZero, UIOffset.zero),
            (UIViewNoIntrinsicMetric, UIView.noIntrinsicMetric),
            (UILayoutFittingCompressedSize, UIView.layoutFittingCompressedSize),
            (UILayoutFittingExpandedSize, UIView.layoutFittingExpandedSize),
            (UIScrollViewDecelerationRateNormal, UIScrollView.DecelerationRate.normal),
            (UIScrollViewDecelerationRateFast, UIScrollView.DecelerationRate.fast),
            (RunLoopMode.commonModes, RunLoop.Mode.common),
            (RunLoopMode.defaultRunLoopMode, RunLoop.Mode.default),
            (RunLoopMode.UITrackingRunLoopMode, RunLoop.Mode.tracking),
            (NSUnderlineStyle.styleSingle.rawValue, NSUnderlineStyle.single.rawValue),
            (UIEdgeInsetsMake(1, 2, 3, 4), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
            (UIOffsetMake(1, 2), UIOffset(horizontal: 1, vertical: 2)),
            (
                UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 9, height: 9), UIEdgeInsetsMake(1, 1, 1, 1)),
                CGRect(x: 1, y: 1, width: 7, height: 7)
            ),
            (UIEdgeInsetsEqualToEdgeInsets(.zero, .zero), true),
            (UIAccessibilityIsReduceMotionEnabled(), false),
            (UIAccessibilityIsReduceTransparencyEnabled(), false),
            (UIAccessibilityIsVoiceOverRunning(), false),
            (UIAccessibilityIsBoldTextEnabled(), false),
            (UIAccessibilityDarkerSystemColorsEnabled(), false),
            (UIAccessibilityIsSwitchControlRunning(), false),
            (UIAccessibilityIsInvertColorsEnabled(), false),
        ]
    }

    @available(*, deprecated) var types: [(old: Any.Type, new: Any.Type)] {
        [
            (UIApplicationState.self, UIApplication.State.self),
            (UIApplicationLaunchOptionsKey.self, UIApplication.LaunchOptionsKey.self),
            (UIApplicationOpenURLOptionsKey.self, UIApplication.OpenURLOptionsKey.self),
            (UIAlertActionStyle.self, UIAlertAction.Style.self),
            (UIAlertControllerStyle.self, UIAlertController.Style.self),
            (UIBarButtonItemStyle.self, UIBarButtonItem.Style.self),
            (UIBarButtonSystemItem.self, UIBarButtonItem.SystemItem.self),
            (UINavigationControllerOperation.self, UINavigationController.Operation.self),
            (RunLoopMode.self, RunLoop.Mode.self),
            (NSAttributedStringKey.self, NSAttributedString.Key.self),
            (UIFontTextStyle.self, UIFont.TextStyle.self),
            (UIFontDescriptorSymbolicTraits.self, UIFontDescriptor.SymbolicTraits.self),
            (UIControlState.self, UIControl.State.self),
            (UIControlEvents.self, UIControl.Event.self),
            (UIControlContentVerticalAlignment.self, UIControl.ContentVerticalAlignment.self),
            (UIControlContentHorizontalAlignment.self, UIControl.ContentHorizontalAlignment.self),
            (UIButtonType.self, UIButton.ButtonType.self),
            (UIActivityIndicatorViewStyle.self, UIActivityIndicatorView.Style.self),
            (UIProgressViewStyle.self, UIProgressView.Style.self),
            (UITextBorderStyle.self, UITextField.BorderStyle.self),
            (UITextFieldViewMode.self, UITextField.ViewMode.self),
            (UIImageOrientation.self, UIImage.Orientation.self),
            (UIImageRenderingMode.self, UIImage.RenderingMode.self),
            (UIImageResizingMode.self, UIImage.ResizingMode.self),
            (UIGestureRecognizerState.self, UIGestureRecognizer.State.self),
            (UISwipeGestureRecognizerDirection.self, UISwipeGestureRecognizer.Direction.self),
            (UITouchPhase.self, UITouch.Phase.self),
            (UITouchType.self, UITouch.TouchType.self),
            (UIEventType.self, UIEvent.EventType.self),
            (UIEventSubtype.self, UIEvent.EventSubtype.self),
            (UIPushBehaviorMode.self, UIPushBehavior.Mode.self),
            (UICollisionBehaviorMode.self, UICollisionBehavior.Mode.self),
            (UIAttachmentBehaviorType.self, UIAttachmentBehavior.AttachmentType.self),
            (UIViewAnimationOptions.self, UIView.AnimationOptions.self),
            (UIViewKeyframeAnimationOptions.self, UIView.KeyframeAnimationOptions.self),
            (UIViewAnimationCurve.self, UIView.AnimationCurve.self),
            (UIViewAnimationTransition.self, UIView.AnimationTransition.self),
            (UISystemAnimation.self, UIView.SystemAnimation.self),
            (UIViewContentMode.self, UIView.ContentMode.self),
            (UIViewAutoresizing.self, UIView.AutoresizingMask.self),
            (UIViewTintAdjustmentMode.self, UIView.TintAdjustmentMode.self),
            (UIBlurEffectStyle.self, UIBlurEffect.Style.self),
            (UILayoutConstraintAxis.self, NSLayoutConstraint.Axis.self),
            (NSLayoutAttribute.self, NSLayoutConstraint.Attribute.self),
            (NSLayoutRelation.self, NSLayoutConstraint.Relation.self),
            (NSLayoutFormatOptions.self, NSLayoutConstraint.FormatOptions.self),
            (UIStackViewAlignment.self, UIStackView.Alignment.self),
            (UIStackViewDistribution.self, UIStackView.Distribution.self),
            (UIWindowLevel.self, UIWindow.Level.self),
        ]
    }
}

@Suite struct OldNamesTests {
    @Test("Names from Swift 3 and 4 refer to today's types, constants and notifications") func exist() {
        let names: any OldNames = Names()
        for (old, new) in names.values { #expect(old == new) }
        for (old, new) in names.types { #expect(ObjectIdentifier(old) == ObjectIdentifier(new)) }
    }
}
