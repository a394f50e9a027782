import QuartziteSnapshots

/// The lines that say how pictures compare with those of Apple's simulators.
struct PictureSummary {
    private let pictures: [SnapshotVerdict]

    init(_ pictures: [SnapshotVerdict]) { self.pictures = pictures }

    /// The lines: one with the number of each class, and one for each picture that is not accepted.
    var text: String {
        guard !pictures.isEmpty else { return "No pictures were compared with those of a simulator\n" }
        let counts = PictureClass.allCases.map { kind in "\(pictures.count { $0.kind == kind }) \(kind.rawValue)" }
        let others = pictures.filter { !$0.kind.isAccepted }.map { picture in
            "\(picture.kind.rawValue): \(picture.path): \(picture.reason)"
        }
        return (["\(pictures.count) pictures: \(counts.joined(separator: ", "))"] + others).joined(separator: "\n")
            + "\n"
    }
}
