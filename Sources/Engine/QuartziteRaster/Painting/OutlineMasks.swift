import CQuartziteKernels
import Foundation
import Synchronization

/// The coverage of the outlines that were filled last, such as those of glyphs.
///
/// The key determines the coverage, so the cache never changes a picture.
package enum OutlineMasks {
    /// The numbers of groups and pixels at which a new generation begins, and entries unused in the last one are released.
    package static let countLimit = 8192
    package static let pixelLimit = 1 << 20

    private struct Generations {
        var recent: [OutlineGroup.Key: OutlineCoverage?] = [:]
        var older: [OutlineGroup.Key: OutlineCoverage?] = [:]
        var (pixels, olderPixels) = (0, 0)

        mutating func add(_ mask: OutlineCoverage?, for key: OutlineGroup.Key) {
            if recent.count >= countLimit || pixels >= pixelLimit {
                (older, olderPixels) = (recent, pixels)
                (recent, pixels) = ([:], 0)
            }
            if recent.updateValue(mask, forKey: key) == nil {
                pixels += mask.map { $0.mask.rect.width * $0.mask.rect.height } ?? 0
            }
        }

        mutating func mask(for key: OutlineGroup.Key) -> OutlineCoverage?? {
            if let mask = recent[key] { return mask }
            guard let mask = older[key] else { return nil }
            add(mask, for: key)
            return mask
        }
    }

    private static let kept = Mutex(Generations())

    /// The numbers of groups and of pixels that are kept.
    package static var size: (count: Int, pixels: Int) {
        kept.withLock { ($0.recent.count + $0.older.count, $0.pixels + $0.olderPixels) }
    }

    /// Forgets all coverage.
    package static func removeAll() { kept.withLock { $0 = Generations() } }

    /// Returns the coverage of groups; nil if one has overlaps.
    static func masks(for groups: [OutlineGroup], _ rasterizer: PathRasterizer) -> [OutlineCoverage]? {
        var masks: [OutlineCoverage] = []
        masks.reserveCapacity(groups.count)
        var missing: [Int] = []
        let isPossible = kept.withLock { kept in
            for (index, group) in groups.enumerated() {
                switch kept.mask(for: group.key) {
                case .some(.some(let mask)): masks.append(mask)
                case .some(.none): return false
                case .none:
                    missing.append(index)
                    masks.append(.empty)
                }
            }
            return true
        }
        guard isPossible else { return nil }
        guard !missing.isEmpty else { return isUniform(masks) ? masks : nil }
        let added = missing.map { groups[$0].coverage(rasterizer) }
        kept.withLock { kept in
            for (index, mask) in zip(missing, added) { kept.add(mask, for: groups[index].key) }
        }
        for (index, mask) in zip(missing, added) {
            guard let mask else { return nil }
            masks[index] = mask
        }
        return isUniform(masks) ? masks : nil
    }

    /// Whether all groups run around what is filled in the same direction; others are added up in another way.
    private static func isUniform(_ masks: [OutlineCoverage]) -> Bool {
        !(masks.contains { $0.direction > 0 } && masks.contains { $0.direction < 0 })
    }
}

extension OutlineCoverage {
    /// The coverage of nothing.
    fileprivate static let empty = OutlineCoverage(mask: CoverageMask(rect: .empty), direction: 0)
}

extension Painter {
    /// Fills outlines that `transform` maps to pixels, with the nonzero rule and smooth edges.
    ///
    /// The bytes are those of filling the path that consists of the outlines. The result is false, and nothing is drawn, if
    /// only the path gives them, or if there is a mask.
    package func fill(_ outlines: PlacedOutlines, transform: Projection, color: UInt32, opacity: Double) -> Bool {
        let opacity = Painter.byte(opacity)
        guard mask == nil, let groups = OutlineGroup.groups(of: outlines, transform: transform) else { return false }
        guard !clip.isEmpty, opacity > 0 else { return true }
        let visible = groups.filter { $0.rect.minY < clip.maxY && $0.rect.maxY > clip.minY }
        guard let masks = OutlineMasks.masks(for: visible, rasterizer) else { return false }
        let color = Painter.scaled(color, by: opacity)
        for (group, coverage) in zip(visible, masks) {
            let mask = coverage.mask
            let rect = mask.rect.offset(x: group.x, y: group.y)
            let area = clip.intersection(rect)
            guard !area.isEmpty else { continue }
            let skipped = area.minX - rect.minX
            for y in area.minY..<area.maxY {
                qz_composite_solid(
                    target.row(y) + area.minX, color, mask.row(y - group.y) + skipped, 255, Int32(area.width),
                    BlendMode.normal.rawValue)
            }
        }
        return true
    }
}
