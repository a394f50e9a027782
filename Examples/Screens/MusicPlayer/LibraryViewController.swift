import UIKit

final class LibraryViewController: UITableViewController {
    var onSelect: ((Int) -> Void)?

    private let tracks: [Track]
    private let covers: [UIImage]
    private var playingIndex: Int?

    init(tracks: [Track]) {
        self.tracks = tracks
        let artist = CoverArtist(side: 48)
        covers = tracks.map { artist.image(for: $0.cover) }
        super.init(style: .plain)
        title = "Library"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .always
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "line.3.horizontal.decrease.circle"), menu: makeSortMenu())
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "track")
        tableView.rowHeight = 64
        tableView.separatorInset.left = 76
    }

    func setPlayingIndex(_ index: Int) {
        let changed = [playingIndex, index].compactMap { $0 }.map { IndexPath(row: $0, section: 0) }
        playingIndex = index
        tableView.reconfigureRows(at: changed)
    }

    private func makeSortMenu() -> UIMenu {
        UIMenu(
            title: "Sort by", options: .singleSelection,
            children: [
                UIAction(title: "Title", state: .off) { _ in },
                UIAction(title: "Artist", state: .off) { _ in },
                UIAction(title: "Recently added", state: .on) { _ in },
            ])
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tracks.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "track", for: indexPath)
        let track = tracks[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = track.title
        content.secondaryText = track.artist
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = covers[indexPath.row]
        content.imageProperties.cornerRadius = 6
        let isPlaying = indexPath.row == playingIndex
        content.textProperties.color = isPlaying ? .systemPink : .label
        cell.contentConfiguration = content
        cell.accessoryView = isPlaying ? makePlayingIndicator() : nil
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onSelect?(indexPath.row)
    }

    private func makePlayingIndicator() -> UIView {
        let imageView = UIImageView(image: UIImage(systemName: "speaker.wave.2.fill"))
        imageView.addSymbolEffect(.variableColor.iterative, options: .repeating)
        imageView.sizeToFit()
        return imageView
    }
}
