import Testing
import UIKit
import _Security

@MainActor @Suite("The keychain is kept for the run") struct KeychainTests {
    private static func query(_ account: String) -> [String: Any] {
        [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: account]
    }

    @Test("An item is added once, found, changed and removed, with the statuses of iOS")
    func life() {
        let journal = Journal.run(until: 0) { journal, _ in
            let query = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "a"] as CFDictionary
            @MainActor func find() -> Data? {
                var result: CFTypeRef?
                var asking = Self.query("a")
                asking[kSecReturnData as String] = true
                journal.note("find \(SecItemCopyMatching(asking as CFDictionary, &result))")
                return result as? Data
            }
            #expect(find() == nil)
            var item = Self.query("a")
            item[kSecValueData as String] = Data([1])
            journal.note("add \(SecItemAdd(item as CFDictionary, nil))")
            journal.note("add \(SecItemAdd(item as CFDictionary, nil))")
            #expect(find() == Data([1]))
            journal.note("update \(SecItemUpdate(query, [kSecValueData: Data([2])] as CFDictionary))")
            #expect(find() == Data([2]))
            journal.note("delete \(SecItemDelete(query))")
            journal.note("delete \(SecItemDelete(query))")
            journal.note("class \(SecItemAdd([kSecAttrAccount: "a"] as CFDictionary, nil))")
        }
        #expect(
            journal.lines.map { $0.dropFirst(4) } == [
                "find -25300", "add 0", "add -25299", "find 0", "update 0", "find 0", "delete 0", "delete -25300",
                "class -50",
            ])
    }

    @Test("Items are listed in the order in which they were added, with their attributes")
    func list() {
        _ = Journal.run(until: 0) { _, _ in
            for name in ["b", "a", "c"] {
                var item = Self.query(name)
                item[kSecAttrService as String] = name == "c" ? "other" : "mail"
                SecItemAdd(item as CFDictionary, nil)
            }
            var query: [String: Any] = [kSecClass as String: kSecClassGenericPassword]
            query[kSecAttrService as String] = "mail"
            query[kSecMatchLimit as String] = kSecMatchLimitAll
            query[kSecReturnAttributes as String] = kCFBooleanTrue
            var result: AnyObject?
            #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
            let items = result as? [[String: Any]]
            #expect(items?.compactMap { $0[kSecAttrAccount as String] as? String } == ["b", "a"])
        }
    }

    @Test("Random bytes follow from the seed, and every scene has a keychain of its own")
    func random() {
        func bytes(_ seed: UInt64) -> [UInt8] {
            var found = [UInt8](repeating: 0, count: 16)
            _ = Journal.run(until: 0, configure: { $0.seed = seed }) { _, _ in
                #expect(SecItemAdd(Self.query("a") as CFDictionary, nil) == errSecSuccess)
                #expect(SecRandomCopyBytes(kSecRandomDefault, 16, &found) == errSecSuccess)
            }
            return found
        }
        #expect(bytes(1) == bytes(1) && bytes(1) != bytes(2))
        var none: [UInt8] = [7]
        #expect(SecRandomCopyBytes(kSecRandomDefault, -1, &none) == errSecParam && none == [7])
        #expect(SecCopyErrorMessageString(errSecItemNotFound, nil)?.contains("could not be found") == true)
    }
}
