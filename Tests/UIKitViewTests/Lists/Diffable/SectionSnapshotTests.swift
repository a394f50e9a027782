import Testing
import UIKit

@Suite("A section snapshot is an outline of items") struct SectionSnapshotTests {
    private var outline: NSDiffableDataSourceSectionSnapshot<String> {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["fruit", "nuts"])
        outline.append(["apple", "pear"], to: "fruit")
        outline.append(["cox", "boskoop"], to: "apple")
        return outline
    }

    @Test("Children are visible while all of their parents are expanded") func expanding() {
        var outline = outline
        #expect(outline.items == ["fruit", "apple", "cox", "boskoop", "pear", "nuts"])
        #expect(outline.visibleItems == ["fruit", "nuts"] && outline.rootItems == ["fruit", "nuts"])
        outline.expand(["apple"])
        #expect(outline.visibleItems == ["fruit", "nuts"] && !outline.isVisible("cox"))
        outline.expand(["fruit"])
        #expect(outline.visibleItems == ["fruit", "apple", "cox", "boskoop", "pear", "nuts"])
        outline.collapse(["apple"])
        #expect(outline.visibleItems == ["fruit", "apple", "pear", "nuts"] && outline.isVisible("pear"))
    }

    @Test("Items know their level, parent and index") func places() {
        let outline = outline
        #expect(outline.level(of: "cox") == 2 && outline.parent(of: "cox") == "apple" && outline.index(of: "pear") == 4)
        #expect(outline.parent(of: "fruit") == nil && !outline.contains("plum") && outline.index(of: "plum") == nil)
        #expect(outline.snapshot(of: "apple").items == ["cox", "boskoop"])
        #expect(outline.snapshot(of: "apple", includingParent: true).level(of: "cox") == 1)
        #expect(outline.visualDescription() == "+ fruit\n  + apple\n    * cox\n    * boskoop\n  * pear\n* nuts")
    }

    @Test("Items are inserted beside others, and deleted with their children") func changing() {
        var outline = outline
        outline.insert(["plum"], before: "pear")
        outline.insert(["bread"], after: "fruit")
        #expect(outline.items == ["fruit", "apple", "cox", "boskoop", "plum", "pear", "bread", "nuts"])
        #expect(outline.level(of: "plum") == 1 && outline.level(of: "bread") == 0)
        outline.delete(["apple", "unknown"])
        #expect(outline.items == ["fruit", "plum", "pear", "bread", "nuts"])
        var inner = NSDiffableDataSourceSectionSnapshot<String>()
        inner.append(["lime"])
        inner.append(["key lime"], to: "lime")
        outline.replace(childrenOf: "fruit", using: inner)
        #expect(outline.items == ["fruit", "lime", "key lime", "bread", "nuts"] && outline.level(of: "key lime") == 2)
        outline.deleteAll()
        #expect(outline.items.isEmpty)
    }
}
