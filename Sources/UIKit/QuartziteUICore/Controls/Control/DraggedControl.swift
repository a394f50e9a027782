import QuartziteUIDrawing

/// A control whose value follows a finger, such as a slider: a touch of it moves no sheet.
@MainActor package protocol DraggedControl: UIControl {}
