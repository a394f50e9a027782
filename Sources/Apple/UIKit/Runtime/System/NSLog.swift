import QuartziteInterfaceBuilder
import QuartzCore

/// Writes a text with values to standard error, as Foundation does; the values may be any objects, such as errors.
@_disfavoredOverload
public func NSLog(_ format: String, _ args: Any?...) {
    let values = args.map { value -> any CVarArg in
        guard let value else { return "(null)" as NSString }
        return (value as? any CVarArg) ?? String(describing: value) as NSString
    }
    Foundation.NSLog("%@", FormatString(format).text(locale: nil, values) as NSString)
}
