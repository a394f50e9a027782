@_exported import QuartziteUIDrawing
