import UIKit

/// The result of a function; 0 if it succeeds.
public typealias CCCryptorStatus = Int32
/// The number of a direction.
public typealias CCOperation = UInt32
/// The number of a cipher.
public typealias CCAlgorithm = UInt32
/// The bits of options.
public typealias CCOptions = UInt32
/// The number of a mode.
public typealias CCMode = UInt32
/// The number of a padding.
public typealias CCPadding = UInt32

/// No error.
public let kCCSuccess = 0
/// A parameter is not valid.
public let kCCParamError = -4300
/// There is no space for the result.
public let kCCBufferTooSmall = -4301
/// There is no memory.
public let kCCMemoryFailure = -4302
/// The data are no whole blocks.
public let kCCAlignmentError = -4303
/// The data cannot be decrypted.
public let kCCDecodeError = -4304
/// The cipher is missing.
public let kCCUnimplemented = -4305

/// Encrypting.
public let kCCEncrypt = 0
/// Decrypting.
public let kCCDecrypt = 1
/// AES.
public let kCCAlgorithmAES = 0
/// AES.
public let kCCAlgorithmAES128 = 0
/// DES, which is missing.
public let kCCAlgorithmDES = 1
/// DES three times, which is missing.
public let kCCAlgorithm3DES = 2
/// Fills up the last block as PKCS #7 defines it.
public let kCCOptionPKCS7Padding = 1
/// Encrypts each block for itself.
public let kCCOptionECBMode = 2
/// The number of bytes of a key.
public let kCCKeySizeAES128 = 16
/// The number of bytes of a key.
public let kCCKeySizeAES192 = 24
/// The number of bytes of a key.
public let kCCKeySizeAES256 = 32
/// The number of bytes of a block.
public let kCCBlockSizeAES128 = 16

/// Encrypts or decrypts data with AES, in chained blocks or each for itself.
///
/// Other ciphers give `kCCUnimplemented`.
@discardableResult
public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int,
    _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer?,
    _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
    guard Int(alg) == kCCAlgorithmAES else {
        Notices.report("CCCrypt: only AES is there")
        return CCCryptorStatus(kCCUnimplemented)
    }
    func bytes(_ pointer: UnsafeRawPointer?, _ count: Int) -> [UInt8] {
        [UInt8](UnsafeRawBufferPointer(start: pointer, count: pointer == nil ? 0 : max(count, 0)))
    }
    guard let cipher = BlockCipher(bytes(key, keyLength)), Int(op) <= kCCDecrypt else {
        return CCCryptorStatus(kCCParamError)
    }
    let isChained = Int(options) & kCCOptionECBMode == 0
    let isPadded = Int(options) & kCCOptionPKCS7Padding != 0
    var data = bytes(dataIn, dataInLength)
    let isEncrypting = Int(op) == kCCEncrypt
    if isPadded, isEncrypting {
        let rest = BlockCipher.size - data.count % BlockCipher.size
        data += [UInt8](repeating: UInt8(rest), count: rest)
    }
    guard data.count % BlockCipher.size == 0 else { return CCCryptorStatus(kCCAlignmentError) }
    var last = iv == nil ? [UInt8](repeating: 0, count: BlockCipher.size) : bytes(iv, BlockCipher.size)
    var result: [UInt8] = []
    for offset in stride(from: 0, to: data.count, by: BlockCipher.size) {
        let block = Array(data[offset..<offset + BlockCipher.size])
        func chained(_ bytes: [UInt8]) -> [UInt8] { isChained ? zip(bytes, last).map { $0 ^ $1 } : bytes }
        if isEncrypting {
            last = cipher.encrypted(chained(block))
            result += last
        } else {
            result += chained(cipher.decrypted(block))
            last = block
        }
    }
    if isPadded, !isEncrypting, let rest = result.last.map(Int.init) {
        guard (1...BlockCipher.size).contains(rest), result.suffix(rest).allSatisfy({ Int($0) == rest }) else {
            return CCCryptorStatus(kCCDecodeError)
        }
        result.removeLast(rest)
    }
    dataOutMoved?.pointee = result.count
    guard result.count <= dataOutAvailable else { return CCCryptorStatus(kCCBufferTooSmall) }
    dataOut?.copyMemory(from: result, byteCount: result.count)
    return CCCryptorStatus(kCCSuccess)
}

/// The number of a way to derive keys.
public typealias CCPBKDFAlgorithm = UInt32
/// The number of a hash for keys.
public typealias CCPseudoRandomAlgorithm = UInt32
/// PBKDF2.
public let kCCPBKDF2: CCPBKDFAlgorithm = 2
/// SHA-1.
public let kCCPRFHmacAlgSHA1 = 1
/// SHA-224.
public let kCCPRFHmacAlgSHA224 = 2
/// SHA-256.
public let kCCPRFHmacAlgSHA256 = 3
/// SHA-384.
public let kCCPRFHmacAlgSHA384 = 4
/// SHA-512.
public let kCCPRFHmacAlgSHA512 = 5

/// Derives a key from a password, as RFC 8018 defines it.
@discardableResult
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>?, _ passwordLen: Int, _ salt: UnsafePointer<UInt8>?,
    _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32, _ derivedKey: UnsafeMutablePointer<UInt8>?,
    _ derivedKeyLen: Int
) -> Int32 {
    let kinds: [Hash.Kind] = [.sha1, .sha224, .sha256, .sha384, .sha512]
    guard algorithm == kCCPBKDF2, (1...kinds.count).contains(Int(prf)), rounds > 0, derivedKeyLen > 0 else {
        return Int32(kCCParamError)
    }
    let kind = kinds[Int(prf) - 1]
    let secret = (0..<(password == nil ? 0 : max(passwordLen, 0))).map { UInt8(bitPattern: password?[$0] ?? 0) }
    let start = [UInt8](UnsafeBufferPointer(start: salt, count: salt == nil ? 0 : max(saltLen, 0)))
    var key: [UInt8] = []
    var number: UInt32 = 1
    while key.count < derivedKeyLen {
        let digits = (0..<4).map { UInt8(truncatingIfNeeded: number >> UInt32(24 - 8 * $0)) }
        var last = Hash.authentication(kind, of: start + digits, key: secret)
        var sum = last
        for _ in 1..<rounds {
            last = Hash.authentication(kind, of: last, key: secret)
            for index in sum.indices { sum[index] ^= last[index] }
        }
        key += sum
        number += 1
    }
    for index in 0..<derivedKeyLen { derivedKey?[index] = key[index] }
    return Int32(kCCSuccess)
}

/// The result of a function for random bytes.
public typealias CCRNGStatus = Int32

/// Fills memory with random bytes, which follow from the seed of the scene.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> CCRNGStatus {
    SceneContext.current.random.withLock { random in
        for index in 0..<max(count, 0) {
            bytes?.storeBytes(of: UInt8(truncatingIfNeeded: random.next()), toByteOffset: index, as: UInt8.self)
        }
    }
    return CCRNGStatus(kCCSuccess)
}
