import UIKit

/// A map that scrolls and zooms under a sheet of places.
final class MapViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let map = CityMapView(frame: CGRect(origin: .zero, size: CityMapView.size))
    private let locateButton = UIButton(configuration: .filled())
    private lazy var pins = MapPlace.all.map(PinView.init)
    private lazy var sheet = makeSheet()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.minimumZoomScale = 0.75
        scrollView.maximumZoomScale = 3
        scrollView.delegate = self
        scrollView.contentSize = CityMapView.size
        scrollView.addSubview(map)
        view.addSubview(scrollView)
        for pin in pins {
            pin.addAction(UIAction { [weak self] _ in self?.select(pin.place) }, for: .touchUpInside)
            map.addSubview(pin)
        }
        setUpLocateButton()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        scrollView.contentOffset = CGPoint(x: 200, y: 240)
        if presentedViewController == nil {
            present(sheet, animated: true)
        }
    }

    private func setUpLocateButton() {
        locateButton.configuration?.image = UIImage(systemName: "location.fill")
        locateButton.configuration?.baseBackgroundColor = .secondarySystemGroupedBackground
        locateButton.configuration?.baseForegroundColor = view.tintColor
        locateButton.configuration?.cornerStyle = .capsule
        locateButton.layer.shadowOpacity = 0.15
        locateButton.layer.shadowRadius = 6
        locateButton.layer.shadowOffset = CGSize(width: 0, height: 2)
        locateButton.addAction(UIAction { [weak self] _ in self?.showAll() }, for: .touchUpInside)
        locateButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(locateButton)
        NSLayoutConstraint.activate([
            locateButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            locateButton.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
            locateButton.widthAnchor.constraint(equalToConstant: 48),
            locateButton.heightAnchor.constraint(equalToConstant: 48),
        ])
    }

    private func makeSheet() -> UIViewController {
        let places = PlacesViewController()
        places.onSelect = { [weak self] place in
            self?.select(place)
        }
        let navigation = UINavigationController(rootViewController: places)
        navigation.isModalInPresentation = true
        if let sheet = navigation.sheetPresentationController {
            sheet.detents = [.custom(identifier: .peek) { _ in 140 }, .medium(), .large()]
            sheet.largestUndimmedDetentIdentifier = .medium
            sheet.selectedDetentIdentifier = .peek
            sheet.prefersGrabberVisible = true
            sheet.prefersScrollingExpandsWhenScrolledToEdge = true
            sheet.preferredCornerRadius = 28
        }
        return navigation
    }

    // MARK: - The map

    private func select(_ place: MapPlace) {
        for pin in pins {
            pin.isSelected = pin.place == place
        }
        if let pin = pins.first(where: \.isSelected) {
            map.bringSubviewToFront(pin)
        }
        let scale = scrollView.zoomScale
        // The middle of the part that the sheet does not cover.
        let center = CGPoint(x: view.bounds.midX, y: view.bounds.height * 0.28)
        let offset = CGPoint(x: place.position.x * scale - center.x, y: place.position.y * scale - center.y)
        UIView.animate(springDuration: 0.7, bounce: 0.1) { [self] in
            scrollView.contentOffset = offset
        }
        sheet.sheetPresentationController?.animateChanges {
            sheet.sheetPresentationController?.selectedDetentIdentifier = .medium
        }
    }

    private func showAll() {
        for pin in pins {
            pin.isSelected = false
        }
        scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
        sheet.sheetPresentationController?.animateChanges {
            sheet.sheetPresentationController?.selectedDetentIdentifier = .peek
        }
    }
}

extension MapViewController: UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { map }
}

extension UISheetPresentationController.Detent.Identifier {
    static let peek = Self("peek")
}
