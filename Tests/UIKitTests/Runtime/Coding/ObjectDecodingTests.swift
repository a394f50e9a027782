import Foundation
import Testing
import UIKit

@Suite("Objects in archives") struct ObjectDecodingTests {
    @Test("A missing key and a number are no objects, and the objects after them are decoded")
    func objects() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode(false, forKey: "false")
        archiver.encode(3, forKey: "three")
        archiver.encode("text" as NSString, forKey: "text")
        archiver.encode(nil as NSString?, forKey: "nothing")
        archiver.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        for key in ["false", "three", "missing", "nothing"] { #expect(coder._decodeObject(forKey: key) == nil) }
        #expect(coder._decodeObject(forKey: "text") as? String == "text" && coder.error == nil)
        #expect(!coder.decodeBool(forKey: "false") && coder.decodeInteger(forKey: "three") == 3)
    }
}
