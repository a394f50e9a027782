import QuartziteUIFoundation

extension UIColor: TextColor {}
