import QuartziteUIDrawing

/// The parts that few search bars have: a line above the field, a button at its end, and background images.
@MainActor final class SearchBarParts {
    private unowned let bar: UISearchBar
    /// The line above the field.
    let prompt = UILabel()
    /// The image behind the prompt and the field.
    let background = UIImageView()
    /// The image behind the scope buttons.
    let scopeBackground = UIImageView()
    private let button = UIButton(type: .custom)
    /// The blur or colour behind the bar; nil until a bar has one.
    private var plate: BarBackground?
    private let topLine = UIView.part()
    private var icon: UISearchBar.Icon?

    init(_ bar: UISearchBar) {
        self.bar = bar
        prompt.font = .systemFont(ofSize: 13)
        prompt.textColor = .secondaryLabel
        prompt.textAlignment = .center
        bar.addSubview(prompt)
        button.addTarget(self, action: Selector("tapped", SearchBarParts.tapped), for: .touchUpInside)
    }

    /// Shows an image behind the bar; nil or an empty one shows none.
    func show(_ image: UIImage?, in view: UIImageView) {
        view.image = image
        let isShown = image.map { $0.size.width > 0 && $0.size.height > 0 } ?? false
        if !isShown { return view.removeFromSuperview() }
        if view.superview == nil { bar.insertSubview(view, at: 0) }
        bar.setNeedsLayout()
    }

    /// Shows a background with lines at the top and the bottom; nil for none.
    func showBackground(_ appearance: BarBackgroundAppearance?) {
        guard let appearance else {
            plate?.removeFromSuperview()
            return topLine.removeFromSuperview()
        }
        let view = plate ?? BarBackground(isLineOnTop: false)
        plate = view
        view.show(appearance)
        topLine.backgroundColor = appearance.line
        if view.superview == nil {
            bar.insertSubview(view, at: 0)
            bar.insertSubview(topLine, at: 1)
        }
        bar.setNeedsLayout()
    }

    /// Shows a button at the end of the field while it has no text, or removes it.
    ///
    /// - Parameter image: The image that was set for the icon; nil for the standard one.
    func showButton(_ icon: UISearchBar.Icon?, _ image: UIImage?, isSelected: Bool) {
        let field = bar.searchTextField
        self.icon = icon
        guard let icon else {
            if field.rightView === button { field.rightView = nil }
            return
        }
        let standard = UIImage(systemName: icon == .bookmark ? "book" : "list.bullet")
        button.setImage(image ?? standard?.withRenderingMode(.alwaysTemplate), for: .normal)
        button.tintColor = isSelected ? bar.tintColor : .secondaryLabel
        button.isSelected = isSelected
        button.frame = CGRect(x: 0, y: 0, width: 36, height: 36)
        if field.rightView !== button { field.rightView = button }
        field.rightViewMode = bar.text?.isEmpty ?? true ? .always : .never
    }

    private func tapped() {
        switch icon {
        case .bookmark: bar.delegate?.searchBarBookmarkButtonClicked(bar)
        case .resultsList: bar.delegate?.searchBarResultsListButtonClicked(bar)
        default: break
        }
    }

    /// Places the parts in the bar.
    func layOut(promptHeight: CGFloat, scopeHeight: CGFloat) {
        let size = bar.bounds.size
        prompt.isHidden = promptHeight == 0
        prompt.frame = CGRect(x: 8, y: 9, width: max(size.width - 16, 0), height: max(promptHeight - 9, 0))
        let thickness = 1 / max(UIScreen.main.scale, 1)
        plate?.frame = CGRect(x: 0, y: 0, width: size.width, height: max(size.height - thickness, 0))
        topLine.frame = CGRect(x: 0, y: 0, width: size.width, height: thickness)
        background.frame = CGRect(x: 0, y: 0, width: size.width, height: max(size.height - scopeHeight, 0))
        scopeBackground.frame = CGRect(
            x: 0, y: max(size.height - scopeHeight, 0), width: size.width, height: scopeHeight)
    }
}
