import QuartziteUIFoundation
import QuartziteText

extension UIColor: TextColor {}
