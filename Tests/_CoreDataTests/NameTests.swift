import Testing
import UIKit
import _CoreData

@Suite struct ManagedClassNameTests {
    @Test("The class of an entity has a name without a module, as in requests by name") func names() {
        #expect(NSStringFromClass(Pond.self) == "Pond" && Pond.description() == "Pond")
    }
}
