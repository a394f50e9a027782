import UIKit

// This is a separate file because files that import Foundation use Foundation's timers and random numbers.

/// An app whose window draws everything that a configuration determines.
class IsolatedApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = IsolatedController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {}
}

/// An app that leaves animations disabled and an animation block open.
final class CarelessApp: IsolatedApp {
    override func applicationDidBecomeActive(_ application: UIApplication) {
        UIView.setAnimationsEnabled(false)
        UIView.beginAnimations("left open", context: nil)
        UIView.setAnimationDuration(7)
    }
}

private final class IsolatedController: UIViewController {
    private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
    private let dot = UIView(frame: CGRect(x: 0, y: 30, width: 10, height: 10))

    override func viewDidLoad() {
        view.backgroundColor = .white
        label.font = .systemFont(ofSize: 9)
        view.addSubview(label)
        dot.backgroundColor = .red
        view.addSubview(dot)
        let picture = UIImageView(image: UIImage(named: "picture"))
        picture.frame = CGRect(x: 60, y: 30, width: 20, height: 20)
        view.addSubview(picture)
        let emitter = CAEmitterLayer()
        emitter.frame = CGRect(x: 0, y: 50, width: 90, height: 40)
        emitter.emitterPosition = CGPoint(x: 45, y: 20)
        emitter.emitterSize = CGSize(width: 40, height: 0)
        emitter.emitterShape = .line
        let cell = CAEmitterCell()
        cell.contents = UIImage(named: "picture")?.cgImage
        (cell.birthRate, cell.lifetime, cell.velocity, cell.scale) = (20, 2, 20, 0.3)
        emitter.emitterCells = [cell]
        view.layer.addSublayer(emitter)
        write()
        move()
    }

    private func move() {
        UIView.animate(withDuration: 0.25) {
            self.dot.center = CGPoint(x: CGFloat.random(in: 5...85), y: 40)
        } completion: { _ in
            self.perform(Selector("write", IsolatedController.write), with: nil, afterDelay: 0.05)
            Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in self.move() }
        }
    }

    func write() {
        let action = UIAction { _ in }
        label.text = [
            TimeZone.current.identifier, Locale.current.identifier, "\(UIScreen.main.scale)",
            "\(UIScreen.main.bounds.size)", "\(Int.random(in: 0..<1000))", action.identifier.rawValue,
            "\(UIApplication.shared.delegate.map { type(of: $0) }, default: "")",
        ].joined(separator: " ")
        label.adjustsFontSizeToFitWidth = true
    }
}
