import CoreGraphics
import Dispatch
import Foundation
import Testing

@Suite struct PlatformTests {
    @Test("Constants and functions of the C interface have Apple's values") func constants() {
        #expect(HUGE == .greatestFiniteMagnitude && MAXFLOAT == .greatestFiniteMagnitude)
        let count: NSInteger = 3
        #expect(count == 3)
        #expect(CGRectMake(1, 2, 3, 4).equalTo(CGRect(origin: CGPointMake(1, 2), size: CGSizeMake(3, 4))))
        #expect(INT16_MIN == -32768 && INT32_MIN == .min && INT64_MAX == .max && UINT64_MAX == .max)
        #expect(kCFBooleanTrue == true && kCFBooleanFalse == false)
        #expect(CGPointMake(1, 2).equalTo(CGPoint(x: 1, y: 2)) && !CGSizeMake(1, 2).equalTo(.zero))
    }

    /// Reads words with the methods that Apple deprecated.
    private protocol OldScanning { func words(in text: String) -> [NSString?] }
    private struct OldScanner: OldScanning {
        @available(*, deprecated) func words(in text: String) -> [NSString?] {
            let scanner = Scanner(string: text)
            var (first, second): (NSString?, NSString?)
            scanner.scanUpTo("=", into: &first)
            scanner.scanString("=", into: nil as UnsafeMutablePointer<NSString?>?)
            scanner.scanCharacters(from: .decimalDigits, into: &second)
            return [first, second]
        }
    }

    @Test("A scanner's old methods store NSString") func scanning() {
        let scanner: any OldScanning = OldScanner()
        #expect(scanner.words(in: "width=42px") == ["width", "42"])
    }

    @Test("autoreleasepool returns the result of its block and rethrows its errors") func pools() throws {
        struct Failure: Error {}
        #expect(autoreleasepool { 7 } == 7)
        #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
    }

    @Test("One thread at a time holds the lock, and it can enter again") func locks() {
        final class Counter: @unchecked Sendable { var value = 0 }
        let counter = Counter()
        #expect(objc_sync_exit(counter) == -1)
        DispatchQueue.concurrentPerform(iterations: 500) { _ in
            objc_sync_enter(counter)
            objc_sync_enter(counter)
            let seen = counter.value
            counter.value = seen + 1
            objc_sync_exit(counter)
            objc_sync_exit(counter)
        }
        #expect(counter.value == 500)
        #expect(objc_sync_exit(counter) == -1)
    }

    @Test("NSValue returns the values that it wraps, and zero for values of another type") func values() {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
        #expect(NSValue(cgRect: CGRectMake(1, 2, 3, 4)).cgRectValue == CGRectMake(1, 2, 3, 4))
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
        #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgRectValue == .zero)
        #expect(NSValue(cgRect: .zero).cgAffineTransformValue == .identity)
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgVectorValue == CGVector(dx: 0, dy: 0))
    }

    @Test("A path made by stroking another is the outline of its stroke") func stroking() {
        let line = CGMutablePath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 10, y: 0))
        let outline = CGPath(
            __byStroking: line, transform: nil, lineWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(outline?.boundingBox == CGRect(x: 0, y: -2, width: 10, height: 4))
    }
}
