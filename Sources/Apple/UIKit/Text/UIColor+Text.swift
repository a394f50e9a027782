import QuartzCore
import QuartziteText

extension UIColor: TextColor {}
