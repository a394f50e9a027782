@_exported import QuartziteUICore
