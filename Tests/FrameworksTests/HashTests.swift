import Testing
import UIKit
import _CommonCrypto
import _CryptoKit

@Suite("Hashes are those of RFC 1321, FIPS 180-4 and RFC 4231") struct HashTests {
    private static func text(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { String(format: "%02x", $0) }.joined()
    }

    @Test("The hashes of abc")
    func abc() {
        let data = Data("abc".utf8)
        #expect(Self.text(Insecure.MD5.hash(data: data)) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(Self.text(Insecure.SHA1.hash(data: data)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(
            Self.text(SHA256.hash(data: data)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            Self.text(SHA384.hash(data: data)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007272c32ab0eded163"))
        #expect(
            Self.text(SHA512.hash(data: data)).hasPrefix("ddaf35a193617abacc417349ae20413112e6fa4e89a97ea2"))
        #expect(SHA256.hash(data: data).description.hasPrefix("SHA256 digest: ba7816bf"))
    }

    @Test("Lengths around a block, in one piece and in several, agree with the C functions", arguments: 0..<140)
    func lengths(count: Int) {
        let bytes = (0..<count).map { UInt8($0 & 255) }
        var inParts = SHA512()
        for byte in bytes { inParts.update(data: [byte]) }
        #expect(inParts.finalize() == SHA512.hash(data: bytes))
        var found = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        CC_SHA256(bytes, CC_LONG(count), &found)
        #expect(found == Array(SHA256.hash(data: bytes)))
        if count == 56 { #expect(Self.text(found.prefix(4)) == "da2ae4d6") }
    }

    @Test("The first case of RFC 4231")
    func authentication() {
        let key = SymmetricKey(data: [UInt8](repeating: 0x0b, count: 20))
        let code = HMAC<SHA256>.authenticationCode(for: Data("Hi There".utf8), using: key)
        #expect(Self.text(code) == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data("Hi There".utf8), using: key))
        var found = [UInt8](repeating: 0, count: 32)
        let message = Array("Hi There".utf8)
        key.withUnsafeBytes {
            CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), $0.baseAddress, 20, message, message.count, &found)
        }
        #expect(found == Array(code))
    }
}
