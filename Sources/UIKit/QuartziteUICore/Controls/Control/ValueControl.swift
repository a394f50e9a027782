import QuartziteUIDrawing

/// A control that sends its actions when its value changes, if a document names no event.
@MainActor package protocol ValueControl: UIControl {}

extension UISegmentedControl: ValueControl {}
extension UIRefreshControl: ValueControl {}
