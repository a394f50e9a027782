/// The class hierarchies of UIKit, QuartzCore and Foundation, as far as apps inherit from them.
enum SystemClasses {
    /// Whether a class is part of these frameworks.
    static func contains(_ name: String) -> Bool { superclasses[name] != nil }

    /// Whether a class is another one or inherits from it.
    static func inherits(_ name: String, from other: String) -> Bool {
        sequence(first: name) { superclasses[$0] }.contains(other)
    }

    /// The superclass of each class; that of a class without one is `AnyObject`.
    static let superclasses: [String: String] = {
        var result: [String: String] = [:]
        for line in text.split(separator: "\n") {
            let names = line.split(separator: " ").map { String($0.prefix { $0 != ":" }) }
            for name in names.dropFirst() { result[name] = names[0] }
        }
        return result
    }()

    /// Lines that begin with a superclass, followed by its subclasses.
    private static let text = """
        AnyObject: NSObject
        NSObject: NSManagedObject NSParagraphStyle NSShadow NSTextAttachment UIColor UIFont
        NSObject: NSArray NSAttributedString NSCoder NSData NSDate NSDictionary NSError NSIndexPath NSNumber NSString
        NSObject: CAAnimation CADisplayLink CAEmitterCell CALayer CAMediaTimingFunction CATransaction CAValueFunction
        NSObject: NSLayoutAnchor NSLayoutConstraint NotificationCenter Timer UIMenuElement
        NSObject: UIBarAppearance UIBarItem UIBezierPath UICollectionViewLayout UICollectionViewLayoutAttributes
        NSObject: UICollectionViewLayoutInvalidationContext UICollectionViewUpdateItem UICubicTimingParameters UIDevice
        NSObject: UIDynamicAnimator UIDynamicBehavior UIDynamicItemGroup UIEvent UIFeedbackGenerator UIFontDescriptor
        NSObject: UIGestureRecognizer UIGraphicsImageRenderer UIImage UILayoutGuide UIMotionEffect UINavigationItem
        NSObject: UINib UIPercentDrivenInteractiveTransition UIPresentationController UIResponder UIScreen UIStoryboard
        NSObject: NSUserActivity UIAlertAction UIContextualAction UIDragItem UIMenuController UIMenuItem UIPasteboard
        NSObject: UISceneSession UISearchToken UISwipeActionsConfiguration UITableViewRowAction
        NSObject: UISpringTimingParameters UIStoryboardSegue UITouch UITraitCollection UIViewPropertyAnimator
        NSObject: UIVisualEffect
        CAAnimation: CAAnimationGroup CAPropertyAnimation CATransition
        CABasicAnimation: CASpringAnimation
        CALayer: CAEmitterLayer CAGradientLayer CAReplicatorLayer CAScrollLayer CAShapeLayer CATextLayer CATiledLayer
        CALayer: CATransformLayer
        CAPropertyAnimation: CABasicAnimation CAKeyframeAnimation
        NSParagraphStyle: NSMutableParagraphStyle
        NSString: NSMutableString
        UIBarAppearance: UINavigationBarAppearance UITabBarAppearance
        UIBarItem: UIBarButtonItem UITabBarItem
        UICollectionReusableView: UICollectionViewCell
        UICollectionViewLayout: UICollectionViewFlowLayout
        UIControl: UIButton UIPageControl UIRefreshControl UISegmentedControl UISlider UIStepper UISwitch UITextField
        UIDynamicBehavior: UIAttachmentBehavior UICollisionBehavior UIDynamicItemBehavior UIFieldBehavior
        UIDynamicBehavior: UIGravityBehavior UIPushBehavior UISnapBehavior
        UIFeedbackGenerator: UIImpactFeedbackGenerator UINotificationFeedbackGenerator UISelectionFeedbackGenerator
        UIGestureRecognizer: UILongPressGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer
        UIGestureRecognizer: UIRotationGestureRecognizer UISwipeGestureRecognizer UITapGestureRecognizer
        UIMenuElement: UIAction UICommand UIDeferredMenuElement UIMenu
        UIMotionEffect: UIInterpolatingMotionEffect UIMotionEffectGroup
        UIPanGestureRecognizer: UIScreenEdgePanGestureRecognizer
        UIResponder: UIAccessibilityElement UIApplication UIScene UIView UIViewController
        UIScene: UIWindowScene
        UIScrollView: UICollectionView UITableView UITextView
        UIView: UIActivityIndicatorView UICollectionReusableView UIControl UIImageView UILabel UINavigationBar
        UIView: UIPickerView UIProgressView UIScrollView UISearchBar UIStackView UITabBar UITableViewCell
        UIView: UITableViewHeaderFooterView UIToolbar UIVisualEffectView UIWindow
        UIViewController: UIAlertController UICollectionViewController UINavigationController UIPageViewController
        UIViewController: UITabBarController UITableViewController UIActivityViewController UISearchController
        UIViewController: UIColorPickerViewController UIDocumentPickerViewController UIFontPickerViewController
        UIViewController: UISplitViewController
        UINavigationController: UIImagePickerController
        UIControl: UIColorWell UIDatePicker
        UITextField: UISearchTextField
        UIVisualEffect: UIBlurEffect UIVibrancyEffect
        UIView: _ExternalView
        UIViewController: _ExternalViewController
        """
}
