import CoreGraphics
import Foundation

/// The comparison of a picture with that of another renderer, whose glyphs and edges are not the same.
///
/// Both pictures are laid over white. Sizes and places of what is drawn are compared within a point, text by its boxes,
/// and the rest by its pixels.
package struct PictureComparison {
    /// The class of the picture.
    package let kind: PictureClass
    /// Why the picture is of this class, in words; empty if it is equal.
    package let reason: String
    /// The part of the pixels with a channel that differs by more than 16 of 255, 0…1.
    package let differing: Double

    /// Compares pictures.
    ///
    /// - Parameters:
    ///   - scale: The pixels in a point.
    package init(_ ours: Bitmap, reference: Bitmap, scale: Double) {
        guard ours.width == reference.width, ours.height == reference.height else {
            kind = .layout
            differing = 1
            reason =
                "\(ours.width) × \(ours.height) pixels instead of \(reference.width) × \(reference.height)"
            return
        }
        let (a, b) = (OpaquePicture(ours), OpaquePicture(reference))
        let far = a.differs(from: b, by: 16)
        differing = Double(far.count) / Double(max(1, ours.width * ours.height))
        if differing <= 0.001 {
            (kind, reason) = (.equal, "")
            return
        }
        let boxes = BoxComparison(a.ink, b.ink, scale: scale)
        // Little of what is thin, as glyphs are, survives shrinking by a point.
        let core = far.shrunk(by: max(1, Int((scale * 0.75).rounded()))).count
        let isThin = Double(core) < 0.12 * Double(far.count)
        let share = String(format: "%.1f %% of the pixels", differing * 100)
        if boxes.haveCounterparts, boxes.haveOneOutline {
            let strong = Double(a.differs(from: b, by: 64).count) / Double(max(1, ours.width * ours.height))
            let isNear = differing <= 0.02
            if isThin, !isNear || strong > 0.0005 {
                (kind, reason) = (.text, "\(share) differ, within glyphs")
            } else {
                (kind, reason) = (isNear ? .near : .appearance, "\(share) differ, in the same places")
            }
        } else if differing <= 0.02, boxes.haveOneOutline {
            (kind, reason) = (.near, "\(share) differ")
        } else {
            (kind, reason) = (.layout, boxes.summary)
        }
    }
}

/// Where two pictures have ink.
private struct BoxComparison {
    /// Whether the boxes of all ink agree.
    let haveOneOutline: Bool
    /// Whether each part has one in the other picture at the same place.
    let haveCounterparts: Bool
    /// How many parts have no counterpart, and where the first of them is.
    let summary: String

    init(_ ours: InkMask, _ reference: InkMask, scale: Double) {
        let tolerance = scale + 0.5
        func agree(_ a: PixelRect, _ b: PixelRect) -> Bool {
            let far = max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY))
            return Double(far) <= tolerance
        }
        switch (ours.box, reference.box) {
        case (nil, nil): haveOneOutline = true
        case (let a?, let b?): haveOneOutline = agree(a, b)
        default: haveOneOutline = false
        }
        let gap = Int((2.5 * scale).rounded())
        let (a, b) = (ours.parts(apart: gap), reference.parts(apart: gap))
        let lost = b.filter { part in !a.contains { agree(part, $0) } }
        let added = a.filter { part in !b.contains { agree(part, $0) } }
        haveCounterparts = lost.isEmpty && added.isEmpty
        let first = (lost + added).first.map { part in
            String(
                format: ", such as the one at (%.1f, %.1f)", Double(part.minX) / scale, Double(part.minY) / scale)
        }
        let what =
            lost.isEmpty ? "\(added.count) parts are new" : "\(lost.count) of \(b.count) parts have another place"
        summary = what + (first ?? "")
    }
}
