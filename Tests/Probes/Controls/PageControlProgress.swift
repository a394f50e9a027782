import UIKit

final class PageControlProgress: UIViewController, UIPageControlTimerProgressDelegate {
    func make() -> UIPageControl {
        let control = UIPageControl()
        control.numberOfPages = 4
        control.backgroundStyle = .prominent
        control.allowsContinuousInteraction = true
        control.preferredIndicatorImage = UIImage(systemName: "heart.fill")
        let progress = UIPageControlTimerProgress(preferredDuration: 3)
        progress.delegate = self
        control.progress = progress
        progress.resumeTimer()
        return control
    }
}
