import Testing
import UIKit
import _CommonCrypto
import _CryptoKit

@Suite("Ciphers are those of FIPS 197, SP 800-38D and RFC 8018") struct CipherTests {
    private static func bytes(_ text: String) -> [UInt8] {
        let digits = Array(text)
        return stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0..<$0 + 2]), radix: 16) }
    }
    private static func text(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { String(format: "%02x", $0) }.joined()
    }

    @Test(
        "The examples of FIPS 197",
        arguments: [
            (16, "69c4e0d86a7b0430d8cdb78070b4c55a"), (24, "dda97ca4864cdfe06eaf70a0ec0d7191"),
            (32, "8ea2b7ca516745bfeafc49904b496089"),
        ])
    func blocks(_ count: Int, _ expected: String) throws {
        let cipher = try #require(BlockCipher((0..<count).map { UInt8($0) }))
        let block = Self.bytes("00112233445566778899aabbccddeeff")
        #expect(Self.text(cipher.encrypted(block)) == expected)
        #expect(cipher.decrypted(cipher.encrypted(block)) == block)
        #expect(BlockCipher([UInt8](repeating: 0, count: count + 1)) == nil)
    }

    @Test("A published example of GCM, and changes, which are noticed")
    func authenticated() throws {
        let key = SymmetricKey(data: Self.bytes("feffe9928665731c6d6a8f9467308308"))
        let message = Self.bytes(
            "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
                + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39")
        let header = Self.bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
        let nonce = try AES.GCM.Nonce(data: Self.bytes("cafebabefacedbaddecaf888"))
        let box = try AES.GCM.seal(message, using: key, nonce: nonce, authenticating: header)
        #expect(Self.text(box.tag) == "5bc94fbc3221a5db94fae95ae7121a47")
        #expect(Self.text(box.ciphertext.prefix(16)) == "42831ec2217774244b7221b784d0d49c")
        var combined = try #require(box.combined)
        let copy = try AES.GCM.SealedBox(combined: combined)
        #expect(try AES.GCM.open(copy, using: key, authenticating: header) == Data(message))
        #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(copy, using: key) }
        combined[20] ^= 1
        let damaged = try AES.GCM.SealedBox(combined: combined)
        #expect(throws: CryptoKitError.authenticationFailure) {
            try AES.GCM.open(damaged, using: key, authenticating: header)
        }
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try AES.GCM.seal(message, using: SymmetricKey(data: [1, 2]))
        }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.SealedBox(combined: combined.prefix(27)) }
    }

    /// Encrypts or decrypts with a key and a first block; returns the status if it fails.
    private func crypt(_ operation: Int, _ data: [UInt8], algorithm: Int = kCCAlgorithmAES, space: Int = 64) -> (
        status: Int, data: [UInt8]
    ) {
        let key = (0..<16).map { UInt8($0) }
        var result = [UInt8](repeating: 0, count: space)
        var count = 0
        let status = CCCrypt(
            CCOperation(operation), CCAlgorithm(algorithm), CCOptions(kCCOptionPKCS7Padding), key, key.count,
            key.reversed(), data, data.count, &result, result.count, &count)
        return (Int(status), status == 0 ? Array(result.prefix(count)) : [])
    }

    @Test("Chained blocks, with what is wrong with them")
    func chained() {
        let message = Array("hello world, chained".utf8)
        let encrypted = crypt(kCCEncrypt, message)
        #expect(Self.text(encrypted.data) == "1ada900c998eccde6c5a2b263a52599ffa8bead8634c2402d09b319db6ce72c7")
        #expect(crypt(kCCDecrypt, encrypted.data).data == message)
        #expect(crypt(kCCDecrypt, Array(encrypted.data.dropLast())).status == kCCAlignmentError)
        #expect(crypt(kCCDecrypt, Array(encrypted.data.prefix(16))).status == kCCDecodeError)
        #expect(crypt(kCCEncrypt, message, space: 8).status == kCCBufferTooSmall)
        #expect(crypt(kCCEncrypt, message, algorithm: kCCAlgorithm3DES).status == kCCUnimplemented)
    }

    @Test("Keys of passwords, and of other keys")
    func derived() {
        var key = [UInt8](repeating: 0, count: 25)
        let password: [CChar] = "password".utf8.map { CChar($0) }
        CCKeyDerivationPBKDF(
            kCCPBKDF2, password, password.count, Array("salt".utf8), 4, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 2,
            &key, key.count)
        #expect(Self.text(key) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957cae9313626")
        // The first case of RFC 5869.
        let secret = SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22))
        let derived = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: secret, salt: (0...12).map { UInt8($0) }, info: (0xf0...0xf9).map { UInt8($0) },
            outputByteCount: 42)
        #expect(
            Self.text(derived.withUnsafeBytes { Array($0) })
                == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    }
}
