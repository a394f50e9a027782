import CoreGraphics
import Testing

private final class Owner {}
private final class Value {}
private final class Copied: NSCopying {
    var copies = 0
    func copy(with zone: NSZone?) -> Any {
        let copy = Copied()
        copy.copies = copies + 1
        return copy
    }
}

nonisolated(unsafe) private var first: UInt8 = 0
nonisolated(unsafe) private var second: UInt8 = 0

@Suite(.serialized) struct AssociatedObjectsTests {
    @Test("Values are stored by object and by key") func keptApart() {
        let (a, b) = (Owner(), Owner())
        objc_setAssociatedObject(a, &first, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(a, &second, 2, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(a, &first) as? String == "one")
        #expect(objc_getAssociatedObject(a, &second) as? Int == 2)
        #expect(objc_getAssociatedObject(b, &first) == nil)
        objc_setAssociatedObject(a, &first, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(a, &first) == nil)
        objc_removeAssociatedObjects(a)
        #expect(objc_getAssociatedObject(a, &second) == nil)
    }

    @Test("An assigned value is not retained, and a copied value is a copy") func policies() {
        let owner = Owner()
        var value: Value? = Value()
        objc_setAssociatedObject(owner, &first, value, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(owner, &first) as? Value === value)
        value = nil
        #expect(objc_getAssociatedObject(owner, &first) == nil)
        objc_setAssociatedObject(owner, &first, Copied(), .OBJC_ASSOCIATION_COPY_NONATOMIC)
        #expect((objc_getAssociatedObject(owner, &first) as? Copied)?.copies == 1)
    }

    @Test("Associated values are released after their object, and a new object has none") func noLeaks() {
        var weak: [() -> Bool] = []
        for _ in 0..<1000 {
            let (owner, value) = (Owner(), Value())
            #expect(objc_getAssociatedObject(owner, &first) == nil)
            objc_setAssociatedObject(owner, &first, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            weak.append { [weak value] in value != nil }
        }
        #expect(weak.filter { $0() }.count < 64)
    }

    @Test("A value can set another associated object while it is deallocated") func reentry() {
        final class Talkative {
            let owner: Owner
            init(_ owner: Owner) { self.owner = owner }
            deinit { objc_setAssociatedObject(owner, &second, "gone", .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
        }
        let (owner, other) = (Owner(), Owner())
        objc_setAssociatedObject(owner, &first, Talkative(other), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(owner, &first, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(other, &second) as? String == "gone")
    }
}
