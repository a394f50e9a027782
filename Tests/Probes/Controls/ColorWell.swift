import UIKit

final class ColorWell: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let well = UIColorWell(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        well.title = "Ink"
        well.supportsAlpha = false
        well.selectedColor = .systemTeal
        well.addTarget(self, action: #selector(changed(_:)), for: .valueChanged)
        view.addSubview(well)
    }

    @objc func changed(_ well: UIColorWell) { view.backgroundColor = well.selectedColor }
}
