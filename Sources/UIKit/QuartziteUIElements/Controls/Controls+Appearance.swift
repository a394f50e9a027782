import QuartziteUICore

extension UISwitch: AppearanceAdopting {
    package func adoptOwnAppearance(from model: UIView) {
        adopt(\UISwitch.onTintColor, from: model)
        adopt(\UISwitch.thumbTintColor, from: model)
    }
}

extension UISlider: AppearanceAdopting {
    package func adoptOwnAppearance(from model: UIView) {
        adopt(\UISlider.minimumTrackTintColor, from: model)
        adopt(\UISlider.maximumTrackTintColor, from: model)
        adopt(\UISlider.thumbTintColor, from: model)
    }
}

extension UIProgressView: AppearanceAdopting {
    package func adoptOwnAppearance(from model: UIView) {
        adopt(\UIProgressView.progressTintColor, from: model)
        adopt(\UIProgressView.trackTintColor, from: model)
    }
}

extension UIPageControl: AppearanceAdopting {
    package func adoptOwnAppearance(from model: UIView) {
        adopt(\UIPageControl.pageIndicatorTintColor, from: model)
        adopt(\UIPageControl.currentPageIndicatorTintColor, from: model)
    }
}
