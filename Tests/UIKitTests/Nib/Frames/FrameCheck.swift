import Foundation
import QuartziteInterfaceBuilder
import QuartzCore
import UIKit

/// Compares the frames of a document's views with those that Interface Builder saved.
@MainActor struct FrameCheck {
    /// The comparison of one view.
    struct Result {
        let row: FrameTable.Row
        /// The view's frame; nil if the view does not exist.
        let frame: CGRect?
        /// The largest difference of the compared numbers, in points; infinite if the view does not exist.
        let difference: CGFloat
        let agrees: Bool
    }

    private let document: InterfaceDocument
    private let rows: [FrameTable.Row]
    private let guides: [FrameTable.Guide]
    private let source: NibSource
    /// The ids of the views that a constraint centres.
    private let centred: Set<String>

    /// The first version of Interface Builder that widened margins.
    private static let xcode7: Double = 9_000
    /// The last version of Interface Builder before cells had other margins.
    private static let xcode9: Double = 13_196
    /// The version from which controls had the sizes of iOS 13.
    private static let xcode11: Double = 15_400

    /// Creates the check of the rows of one scene, or of a xib.
    init(_ rows: [FrameTable.Row], _ guides: [FrameTable.Guide], of document: InterfaceDocument) {
        (self.document, self.rows, self.guides) = (document, rows, guides)
        let classes: InterfaceSizeClasses =
            rows.first?.device == "-" ? .unspecified : .phonePortrait
        source = NibSource(document, bundle: nil, sizeClasses: classes)
        centred = Self.centred(in: document.root)
    }

    private static func centred(in element: InterfaceElement) -> Set<String> {
        let anchors = element.constraints.flatMap { [$0.first, $0.second].compactMap(\.self) }
        let ids = anchors.compactMap { [.centerX, .centerY].contains($0.attribute) ? $0.item.id : nil }
        return element.children.reduce(into: Set(ids)) { $0.formUnion(centred(in: $1)) }
    }

    /// Reads a document, with the constraints that it excludes at run time (interface_builder.md I46).
    static func document(at file: URL) throws -> InterfaceDocument {
        let text = try String(contentsOf: file, encoding: .utf8).replacing(" placeholder=\"YES\"", with: "")
        return try InterfaceDocument(data: Data(text.utf8), file: file.lastPathComponent)
    }

    /// Returns the comparisons, in the order of the rows.
    func run() -> [Result] {
        let scene = document.scenes.first { $0.id == rows.first?.scene }
        let classes = source.sizeClasses
        let nib = scene?.viewNib(for: classes) ?? scene?.controllerNib(for: classes) ?? document.nib(for: classes)
        let instantiation = NibInstantiation(nib, of: source)
        // The views that are laid out by themselves, each with the rows inside it.
        var roots: [(id: String, rows: [FrameTable.Row])] = []
        for row in rows where row.layout != "bar" && row.id != "-" {
            let id = root(of: row)
            if let index = roots.firstIndex(where: { $0.id == id }) {
                roots[index].rows.append(row)
            } else {
                roots.append((id, [row]))
            }
        }
        return roots.flatMap { check($0.rows, inside: $0.id, instantiation) }
    }

    /// Returns the id of the innermost element around a view that gets its saved frame.
    private func root(of row: FrameTable.Row) -> String {
        let names: Set = ["tableViewCell", "tableViewCellContentView", "collectionViewCell"]
        // A table places its header and footer.
        let keys: Set = ["tableHeaderView", "tableFooterView"]
        let isPlaced = { (element: InterfaceElement) in names.contains(element.name) || keys.contains(element.key ?? "")
        }
        if let id = row.path.last(where: { document.element($0).map(isPlaced) ?? false }) { return id }
        let first = row.path.first { id in
            document.element(id).map { !$0.name.hasSuffix("Controller") } ?? false
        }
        return first ?? row.id
    }

    private func view(_ id: String, _ instantiation: NibInstantiation) -> UIView? {
        document.element(id).flatMap { instantiation.object(for: $0.resolved(for: source.sizeClasses)) as? UIView }
    }

    private func check(
        _ rows: [FrameTable.Row], inside id: String, _ instantiation: NibInstantiation
    ) -> [Result] {
        guard let root = view(id, instantiation), let element = document.element(id) else {
            return rows.map { Result(row: $0, frame: nil, difference: .infinity, agrees: false) }
        }
        let controller = UIViewController()
        root.removeFromSuperview()
        if element.name.hasPrefix("tableViewCell") {
            setCellMargins(of: root, element)
        } else if element.key == "view" || !guides(of: id).isEmpty {
            controller.view = root
        }
        place(root, element, controller)
        if rows[0].tools < Self.xcode11 { shrinkControls(in: root) }
        // Margins include the safe area of the place that the first pass has found.
        root.layoutIfNeeded()
        root.layoutIfNeeded()
        return rows.map { compare($0, view($0.id, instantiation)) }
    }

    private func guides(of id: String) -> [FrameTable.Guide] { guides.filter { $0.view == id } }

    /// Sets the size and the safe area of a root view.
    private func place(_ root: UIView, _ element: InterfaceElement, _ controller: UIViewController) {
        var insets = UIEdgeInsets.zero
        for guide in guides(of: element.id ?? "") {
            switch (guide.guide, guide.edge) {
            case ("safeArea", "top"), ("topLayoutGuide", _), ("layoutMargins", "top"): insets.top = guide.inset
            case ("safeArea", "bottom"), ("bottomLayoutGuide", _), ("layoutMargins", "bottom"):
                insets.bottom = guide.inset
            case ("safeArea", "leading"): insets.left = guide.inset
            case ("safeArea", "trailing"): insets.right = guide.inset
            default: break
            }
        }
        // A phone without a home button has a bar at the bottom, even if no constraint ends there.
        let hasNotch = [812, 896].contains(rows[0].canvas.height)
        if hasNotch, insets.top >= 44, element.key == "view" { insets.bottom = max(insets.bottom, 34) }
        if root.next === controller { controller.additionalSafeAreaInsets = insets }
        let saved = element.frame ?? .zero
        let isCanvas = rows.contains { $0.layout == "root" && $0.id == element.id }
        root.frame = CGRect(origin: saved.origin, size: isCanvas ? rows[0].canvas : saved.size)
        // Xcode 6 did not widen the margins of wide views.
        if rows[0].tools < Self.xcode7, guides(of: element.id ?? "").contains(where: { $0.guide == "layoutMargins" }) {
            root.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        }
    }

    /// Sets the margins of a cell's content view (interface_builder.md I55).
    private func setCellMargins(of content: UIView, _ element: InterfaceElement) {
        let isOld = (rows.first?.tools ?? 0) <= Self.xcode9
        let side: CGFloat = isOld ? 8 : (rows.first?.canvas.width ?? 0) < 400 ? 16 : 20
        var margins = UIEdgeInsets(top: isOld ? 8 : 11, left: side, bottom: isOld ? 8 : 11, right: side)
        for guide in guides(of: element.id ?? "") where guide.guide == "layoutMargins" {
            switch guide.edge {
            case "top": margins.top = guide.inset
            case "bottom": margins.bottom = guide.inset
            case "leading": margins.left = guide.inset
            default: margins.right = guide.inset
            }
        }
        content.layoutMargins = margins
    }

    /// Gives controls the sizes that they had before iOS 13 (interface_builder.md I61).
    private func shrinkControls(in view: UIView) {
        if let control = view as? UISegmentedControl, !view.translatesAutoresizingMaskIntoConstraints {
            let font = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 13)]
            let widest = (0..<control.numberOfSegments).reduce(0) {
                max($0, (control.titleForSegment(at: $1) ?? "").size(withAttributes: font).width.rounded(.up))
            }
            let count = CGFloat(control.numberOfSegments)
            let constraint = control.widthAnchor.constraint(equalToConstant: (widest + 14) * count + count - 1)
            constraint.priority = UILayoutPriority(250)
            constraint.isActive = true
            control.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
            control.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
        }
        let height: CGFloat? =
            switch view {
            case let field as UITextField where field.borderStyle == .roundedRect: 30
            case is UISegmentedControl: 29 - view.alignmentRectInsets.bottom
            case is UIStepper: 29
            default: nil
            }
        if let height, !view.translatesAutoresizingMaskIntoConstraints {
            let constraint = view.heightAnchor.constraint(equalToConstant: height)
            constraint.priority = UILayoutPriority(751)
            constraint.isActive = true
        }
        for child in view.subviews { shrinkControls(in: child) }
    }

    private func compare(_ row: FrameTable.Row, _ view: UIView?) -> Result {
        guard let frame = view?.frame else {
            return Result(row: row, frame: nil, difference: .infinity, agrees: false)
        }
        // Only Interface Builder stacks cells, and a view that was saved before its superview has another origin.
        let comparesOrigin = row.layout != "cell" && !row.flags.contains("in_misplaced")
        let tolerance = tolerance(of: row)
        let size = max(abs(frame.width - row.frame.width), abs(frame.height - row.frame.height))
        let origin =
            comparesOrigin ? max(abs(frame.minX - row.frame.minX), abs(frame.minY - row.frame.minY)) : 0
        return Result(
            row: row, frame: frame, difference: max(size, origin),
            agrees: size <= tolerance.size && origin <= tolerance.origin)
    }

    /// Returns the permitted differences in points.
    ///
    /// Frames lie on pixels, also centres, from which a size follows by a factor of 2 (interface_builder.md I62).
    private func tolerance(of row: FrameTable.Row) -> (origin: CGFloat, size: CGFloat) {
        switch row.needs {
        case .text, .priorities: (4, 4)
        default: centred.contains(row.id) ? (0.75, 1) : (0.5, 0.5)
        }
    }
}
