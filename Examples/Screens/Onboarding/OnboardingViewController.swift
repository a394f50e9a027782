import UIKit

/// The pages that a new user sees first, with a page control and buttons to go on or skip.
final class OnboardingViewController: UIViewController {
    private let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    private let pages = OnboardingPage.all.enumerated().map { OnboardingPageViewController(page: $1, index: $0) }
    private let pageControl = UIPageControl()
    private let nextButton = UIButton(configuration: .filled())
    private let skipButton = UIButton(configuration: .plain())
    private var index = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addPager()
        addControls()
        show(page: 0)
    }

    private func addPager() {
        pager.dataSource = self
        pager.delegate = self
        addChild(pager)
        pager.view.frame = view.bounds
        pager.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pager.view)
        pager.didMove(toParent: self)
        pager.setViewControllers([pages[0]], direction: .forward, animated: false)
        for case let scrollView as UIScrollView in pager.view.subviews {
            scrollView.delegate = self
        }
    }

    private func addControls() {
        pageControl.numberOfPages = pages.count
        pageControl.pageIndicatorTintColor = .tertiaryLabel
        pageControl.currentPageIndicatorTintColor = .label
        pageControl.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                go(to: pageControl.currentPage)
            }, for: .valueChanged)
        nextButton.configuration?.buttonSize = .large
        nextButton.configuration?.cornerStyle = .capsule
        nextButton.configuration?.imagePlacement = .trailing
        nextButton.configuration?.imagePadding = 8
        nextButton.addAction(UIAction { [weak self] _ in self?.goOn() }, for: .touchUpInside)
        skipButton.configuration?.title = "Skip"
        skipButton.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
        for control in [pageControl, nextButton, skipButton] {
            control.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(control)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            skipButton.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
            skipButton.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            nextButton.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 32),
            nextButton.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -32),
            nextButton.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -16),
            pageControl.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            pageControl.bottomAnchor.constraint(equalTo: nextButton.topAnchor, constant: -24),
        ])
    }

    // MARK: - Moving between pages

    private func goOn() {
        if index + 1 < pages.count {
            go(to: index + 1)
        } else {
            finish()
        }
    }

    private func go(to target: Int) {
        guard target != index else { return }
        pager.setViewControllers([pages[target]], direction: target > index ? .forward : .reverse, animated: true)
        show(page: target)
    }

    private func show(page: Int) {
        index = page
        pageControl.currentPage = page
        let isLast = page == pages.count - 1
        UIView.animate(withDuration: 0.3) { [self] in
            skipButton.alpha = isLast ? 0 : 1
            nextButton.configuration?.title = isLast ? "Get Started" : "Continue"
            nextButton.configuration?.image = isLast ? nil : UIImage(systemName: "arrow.forward")
            nextButton.configuration?.baseBackgroundColor = pages[page].tint
            view.layoutIfNeeded()
        }
    }

    private func finish() {
        let welcome = WelcomeViewController()
        welcome.modalTransitionStyle = .crossDissolve
        welcome.modalPresentationStyle = .fullScreen
        present(welcome, animated: true)
    }
}

extension OnboardingViewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        page(beside: viewController, offset: -1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        page(beside: viewController, offset: 1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        guard completed, let current = pageViewController.viewControllers?.first as? OnboardingPageViewController else {
            return
        }
        show(page: current.index)
    }

    private func page(beside controller: UIViewController, offset: Int) -> UIViewController? {
        guard let page = controller as? OnboardingPageViewController else { return nil }
        return pages.indices.contains(page.index + offset) ? pages[page.index + offset] : nil
    }
}

extension OnboardingViewController: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        for page in pages where page.viewIfLoaded?.window != nil {
            let center = page.view.convert(CGPoint(x: page.view.bounds.midX, y: 0), to: view)
            page.setDistance((center.x - view.bounds.midX) / view.bounds.width)
        }
    }
}
