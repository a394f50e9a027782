import QuartziteUIFoundation

extension NSCoder {
    /// Returns insets as a string, "{top, left, bottom, right}".
    public class func string(for insets: UIEdgeInsets) -> String {
        GeometryText.text([insets.top, insets.left, insets.bottom, insets.right])
    }
    /// Returns the insets in a string like "{top, left, bottom, right}"; zero for other strings.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        GeometryText.numbers(string, 4).map {
            UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
        } ?? .zero
    }
    /// Encodes insets for a key.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) { encode(NSCoder.string(for: insets), forKey: key) }
    /// Decodes the insets for a key; zero if there are none.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: text(forKey: key)) }
}

/// Returns insets as a string, "{top, left, bottom, right}".
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }
