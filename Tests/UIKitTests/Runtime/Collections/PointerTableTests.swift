import Testing
import UIKit

@Suite struct PointerTableTests {
    private final class Item: NSObject {}

    @Test func weakHashTableForgetsReleasedObjects() {
        let table = NSHashTable<Item>.weakObjects()
        let kept = Item()
        table.add(kept)
        do {
            let lost = Item()
            table.add(lost)
            #expect(table.count == 2)
            withExtendedLifetime(lost) {}
        }
        #expect(table.allObjects == [kept])
        #expect(table.contains(kept))
    }

    @Test func hashTableKeepsEachObjectOnceInTheOrderOfAdding() {
        let (a, b) = (Item(), Item())
        let table = NSHashTable<Item>()
        for item in [b, a, b] { table.add(item) }
        #expect(table.allObjects == [b, a])
        table.remove(b)
        #expect(table.objectEnumerator().allObjects as? [Item] == [a])
    }

    @Test func hashTableComparesWithIsEqualUnlessToldToCompareByIdentity() {
        let (a, b) = (NSString("fish"), NSString(string: "fi" + "sh"))
        let equal = NSHashTable<NSString>()
        equal.add(a)
        #expect(equal.contains(b))
        let same = NSHashTable<NSString>(options: .objectPointerPersonality)
        same.add(a)
        #expect(same.contains(b) == (a === b))
    }

    @Test func aCopyOfATableDoesNotChangeWithIt() throws {
        let table = NSHashTable<Item>()
        table.add(Item())
        let copy = try #require(table.copy() as? NSHashTable<Item>)
        table.removeAllObjects()
        #expect(copy.count == 1)
    }

    @Test func mapTableWithWeakKeysForgetsValuesWithTheirKeys() {
        let table = NSMapTable<Item, NSString>.weakToStrongObjects()
        let key = Item()
        table.setObject("kept", forKey: key)
        do {
            let lost = Item()
            table.setObject("lost", forKey: lost)
            #expect(table.object(forKey: lost) == "lost")
        }
        #expect(table.count == 1)
        table.setObject("new", forKey: key)
        #expect(table.object(forKey: key) == "new")
        #expect(table.keyEnumerator().allObjects as? [Item] == [key])
        table.removeObject(forKey: key)
        #expect(table.object(forKey: key) == nil)
    }
}
