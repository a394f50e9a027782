import QuartziteUICore

/// A delegate that implements nothing, and so answers as UIKit does without a delegate's method.
///
/// Rewritten delegates that forward messages ask it if there is nothing to forward to.
public final class _DelegateDefaults: NSObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout,
    UIPickerViewDelegate, UITextViewDelegate
{
    /// The only object.
    public static let shared = _DelegateDefaults()

    private override init() {}
}
