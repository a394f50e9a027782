import QuartziteUICore

extension UISlider: ValueControl, DraggedControl {}
extension UISwitch: ValueControl {}
extension UIStepper: ValueControl {}
extension UIPageControl: ValueControl {}
