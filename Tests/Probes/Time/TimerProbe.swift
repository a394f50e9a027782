import UIKit

final class TimerProbe: UIViewController {
    func start() {
        let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
            if timer.timeInterval > 1 { timer.invalidate() }
        }
        timer.tolerance = 0.1
        RunLoop.main.add(timer, forMode: .tracking)
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) { timer.fire() }
    }
}
