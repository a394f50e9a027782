@_exported import QuartziteUIElements
