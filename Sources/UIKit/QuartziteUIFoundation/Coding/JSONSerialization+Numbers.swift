import Foundation
import QuartzCore

extension JSONSerialization {
    /// Returns JSON for an object, with numbers as Apple's systems write them: with the 17 digits that identify a
    /// `Double`, such as 0.10000000000000001.
    @_disfavoredOverload
    public class func data(withJSONObject obj: Any, options opt: WritingOptions = []) throws -> Data {
        try JSONText.data(obj, opt)
    }
}
