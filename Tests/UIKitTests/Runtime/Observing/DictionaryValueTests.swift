import Testing
import UIKit

@Suite struct DictionaryValueTests {
    @Test("Key-value coding of a dictionary reads and sets its entries") func entries() {
        let dictionary = NSMutableDictionary()
        dictionary.setValue("user", forKey: "role")
        #expect(dictionary.value(forKey: "role") as? String == "user" && dictionary.count == 1)
        dictionary.setValue(nil, forKey: "role")
        #expect(dictionary.value(forKey: "role") == nil && dictionary.count == 0)
    }
}
