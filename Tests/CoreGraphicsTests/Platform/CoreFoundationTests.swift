import CoreGraphics
import Testing

@Suite struct CoreFoundationTests {
    @Test(
        "Encodings have Core Foundation's and Foundation's numbers",
        arguments: [
            (0x0800_0100, String.Encoding.utf8), (0x0600, .ascii), (0x0201, .isoLatin1),
            (0x1400_0100, .utf16LittleEndian),
        ] as [(CFStringEncoding, String.Encoding)])
    func encodings(number: CFStringEncoding, encoding: String.Encoding) {
        #expect(CFStringConvertEncodingToNSStringEncoding(number) == encoding.rawValue)
        #expect(CFStringConvertNSStringEncodingToEncoding(encoding.rawValue) == number)
    }

    @Test("An encoding that Foundation has no name for keeps its number") func otherEncodings() {
        #expect(CFStringConvertEncodingToNSStringEncoding(0x0400) == 0x8000_0400)
        #expect(CFStringConvertNSStringEncodingToEncoding(0x8000_0400) == 0x0400)
    }

    @Test("Pointers to an array's elements are its objects") func arrays() throws {
        final class Item {}
        let items = [Item(), Item()]
        let array = items as CFArray
        #expect(CFArrayGetCount(array) == 2)
        let pointer = try #require(CFArrayGetValueAtIndex(array, 1))
        #expect(unsafeBitCast(pointer, to: Item.self) === items[1])
        #expect(CFArrayGetValueAtIndex(array, 2) == nil && CFArrayGetValueAtIndex(array, -1) == nil)
    }

    @Test("The reference dates are those of Core Foundation") func dates() {
        #expect(kCFAbsoluteTimeIntervalSince1970 == Date.timeIntervalBetween1970AndReferenceDate)
        #expect(kCFAbsoluteTimeIntervalSince1904 - kCFAbsoluteTimeIntervalSince1970 == 24107 * 86400)
    }
}
