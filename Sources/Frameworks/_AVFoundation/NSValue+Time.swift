import UIKit
import _CoreMedia

extension NSValue {
    /// The encodings: Foundation on Linux supports those of arrays, but not those of structures of the same size.
    private static let timeType = "[3q]"
    private static let timeRangeType = "[6q]"

    /// Creates a value that holds a time.
    public convenience init(time: CMTime) {
        var copy = time
        self.init(bytes: &copy, objCType: Self.timeType)
    }
    /// Creates a value that holds a part of a timeline.
    public convenience init(timeRange: CMTimeRange) {
        var copy = timeRange
        self.init(bytes: &copy, objCType: Self.timeRangeType)
    }
    /// The time in the value; no time if the value holds another type.
    public var timeValue: CMTime {
        var time = CMTime.invalid
        if String(cString: objCType) == Self.timeType { getValue(&time) }
        return time
    }
    /// The part of a timeline in the value; no part if the value holds another type.
    public var timeRangeValue: CMTimeRange {
        var range = CMTimeRange.invalid
        if String(cString: objCType) == Self.timeRangeType { getValue(&range) }
        return range
    }
}
