import QuartzCore
import QuartziteInterfaceBuilder

/// Writes a text with values to standard error, as Foundation does; the values may be any objects, such as errors.
@_disfavoredOverload
public func NSLog(_ format: String, _ args: Any?...) { Foundation.NSLog("%@", loggedText(format, args) as NSString) }

/// Returns the text that a log shows for a format and its values, which need not be values of C.
func loggedText(_ format: String, _ args: [Any?]) -> String {
    let values = args.map { value -> any CVarArg in
        guard let value else { return "(null)" as NSString }
        return (value as? any CVarArg) ?? String(describing: value) as NSString
    }
    return FormatString(format).text(locale: nil, values)
}
