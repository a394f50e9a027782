import QuartziteUIDrawing

/// A labelled area in place of content that Quartzite cannot show, such as a web page or a map.
package final class PlaceholderView: UIView {
    private let label = UILabel()

    /// Creates a placeholder, and writes one message for each kind in a scene.
    ///
    /// - Parameters:
    ///   - kind: The name of the class in whose place it is.
    ///   - reason: What is missing.
    package init(kind: String, reason: String) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = .secondarySystemBackground
        layer.borderWidth = 1
        label.text = kind
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        addSubview(label)
        colorsDidChange()
        if PlaceholderKinds.current.names.insert(kind).inserted {
            SceneContext.current.writeMessage("\(kind) shows a placeholder, because \(reason)")
        }
    }

    required init?(coder: NSCoder) { nil }

    /// A line below the name, such as an address; nil for none.
    package var detail: String? {
        didSet {
            let name = label.text?.split(separator: "\n").first.map(String.init) ?? ""
            label.numberOfLines = detail == nil ? 1 : 2
            label.text = detail.map { "\(name)\n\($0)" } ?? name
        }
    }

    package override func colorsDidChange() {
        super.colorsDidChange()
        layer.borderColor = resolved(.separator)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(8, bounds.width / 2), dy: 0)
    }
}

/// The kinds of placeholders that a scene has reported.
private final class PlaceholderKinds {
    var names: Set<String> = []

    static var current: PlaceholderKinds {
        SceneContext.current.object(of: PlaceholderKinds.self) { PlaceholderKinds() }
    }
}
