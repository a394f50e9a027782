import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("States and contents that cells define themselves") struct CellStateTests {
    private let screen = TestScreen()

    private final class ArchiveCell: UICollectionViewListCell {
        static let key = UIConfigurationStateCustomKey("tests.isArchived")
        var isArchived = false { didSet { setNeedsUpdateConfiguration() } }
        var updates: [String] = []

        override var configurationState: UICellConfigurationState {
            var state = super.configurationState
            state[Self.key] = isArchived
            return state
        }

        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            let isArchived = state[Self.key] == AnyHashable(true)
            updates.append("\(isArchived) \(state.isSelected)")
            var background = UIBackgroundConfiguration.clear()
            background.cornerRadius = 12
            background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
            background.backgroundColor = state.isHighlighted || state.isSelected ? .blue : .green
            background.strokeColor = isArchived ? .red : nil
            background.strokeWidth = isArchived ? 2 : 0
            backgroundConfiguration = background
        }
    }

    @Test("A cell draws its background for its states, also for one of its own") func states() {
        let cell = screen.run {
            let cell = ArchiveCell(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
            screen.window.addSubview(cell)
            return cell
        }
        #expect(cell.updates.last == "false false" && screen.pixel(100, 30) == [0, 255, 0, 255])
        #expect(screen.pixel(4, 30)[3] == 0 && screen.pixel(100, 2)[3] == 0 && screen.pixel(9, 5)[3] == 0)
        screen.run { cell.isArchived = true }
        #expect(cell.updates.last == "true false" && screen.pixel(100, 5) == [255, 0, 0, 255])
        screen.run { cell.isSelected = true }
        #expect(cell.updates.last == "true true" && screen.pixel(100, 30) == [0, 0, 255, 255])
        let count = cell.updates.count
        screen.run {
            cell.setNeedsUpdateConfiguration()
            cell.setNeedsUpdateConfiguration()
        }
        #expect(cell.updates.count == count + 1)
    }

    @Test("A background can be an effect, whose corners are rounded") func effect() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        var background = UIBackgroundConfiguration.clear()
        background.visualEffect = UIBlurEffect(style: .systemThinMaterial)
        background.cornerRadius = 12
        cell.backgroundConfiguration = background
        cell.layoutIfNeeded()
        var effects: [UIVisualEffectView] = []
        cell.forEach { if let view = $0 as? UIVisualEffectView { effects.append(view) } }
        #expect(effects.map(\.effect) == [UIBlurEffect(style: .systemThinMaterial)])
        #expect(effects.first?.frame.size == cell.bounds.size)
        cell.backgroundConfiguration = .clear()
        cell.layoutIfNeeded()
        #expect(
            effects.first?.window == nil && effects.first.map { $0.isDescendant(of: cell) && $0.effect != nil } != true)
    }

    /// A score that some views can show for another type of configuration, too.
    private struct Score: UIContentConfiguration {
        var number: Int
        func makeContentView() -> any UIView & UIContentView { ScoreView(self) }
        func updated(for state: any UIConfigurationState) -> Score { self }
    }

    private struct Grade: UIContentConfiguration {
        var letter: String
        func makeContentView() -> any UIView & UIContentView { ScoreView(self) }
        func updated(for state: any UIConfigurationState) -> Grade { self }
    }

    private final class ScoreView: UIView, UIContentView {
        var configuration: any UIContentConfiguration { didSet { changes += 1 } }
        var changes = 0
        var isStrict = false

        init(_ configuration: any UIContentConfiguration) {
            self.configuration = configuration
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        func supports(_ configuration: any UIContentConfiguration) -> Bool {
            !isStrict && (configuration is Score || configuration is Grade)
        }
    }

    @Test("A view is kept for every configuration that it supports, and replaced for others") func supporting() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        cell.contentConfiguration = Score(number: 1)
        let view = try #require(cell.contentView as? ScoreView)
        cell.contentConfiguration = Grade(letter: "A")
        #expect(cell.contentView === view && view.changes == 1 && (view.configuration as? Grade)?.letter == "A")
        view.isStrict = true
        cell.contentConfiguration = Grade(letter: "B")
        #expect(cell.contentView !== view && (cell.contentView as? ScoreView)?.changes == 0)
    }
}
