import QuartzCore

extension UIColor: TextColor {}
