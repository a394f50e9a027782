import UIKit

final class GlassButtons: UIViewController {
    let all: [UIButton.Configuration] = [.glass(), .clearGlass(), .prominentGlass(), .prominentClearGlass()]
}
