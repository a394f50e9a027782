import Testing
import UIKit

@testable import _Security

@Suite("Certificates are read, and trusted only as anchors") struct TrustTests {
    /// Makes a value in the DER format.
    private func der(_ tag: UInt8, _ contents: [UInt8]) -> [UInt8] {
        let count = contents.count
        let length: [UInt8] = count < 128 ? [UInt8(count)] : [0x82, UInt8(count >> 8), UInt8(count & 255)]
        return [tag] + length + contents
    }
    private func sequence(_ values: [UInt8]...) -> [UInt8] { der(0x30, values.flatMap { $0 }) }
    private func name(_ text: String) -> [UInt8] {
        sequence(der(0x31, sequence(der(6, [0x55, 4, 3]), der(12, Array(text.utf8)))))
    }

    /// Makes a certificate whose signature is not valid.
    private func certificate(_ subject: String, hosts: [String] = [], key: UInt8 = 1) -> Data {
        let method = sequence(der(6, [0x2a, 0x86, 0x48, 0xce, 0x3d, 2, 1]))
        let point = [4] + [UInt8](repeating: key, count: 64)
        let names = der(0x30, hosts.flatMap { der(0x82, Array($0.utf8)) })
        let extensions = hosts.isEmpty ? [] : der(0xa3, sequence(sequence(der(6, [0x55, 0x1d, 0x11]), der(4, names))))
        let body = sequence(
            der(0xa0, der(2, [2])), der(2, [5]), method, name("Signer"), sequence(), name(subject),
            sequence(method, der(3, [0] + point)), extensions)
        return Data(sequence(body, method, der(3, [0])))
    }

    @Test("A certificate tells its name, its number and its key")
    func contents() throws {
        let data = certificate("Server")
        let read = try #require(SecCertificateCreateWithData(nil, data))
        #expect(SecCertificateCopySubjectSummary(read) == "Server" && SecCertificateCopyData(read) == data)
        #expect(SecCertificateCopySerialNumberData(read, nil) == Data([5]))
        let key = try #require(SecCertificateCopyKey(read))
        #expect(SecKeyCopyExternalRepresentation(key, nil)?.count == 65 && SecKeyGetBlockSize(key) == 32)
        #expect(SecCertificateCreateWithData(nil, certificate("Other")).flatMap(SecCertificateCopyKey) == key)
        #expect(SecCertificateCreateWithData(nil, certificate("Other", key: 2)).flatMap(SecCertificateCopyKey) != key)
    }

    @Test("Damaged certificates are none", arguments: [0, 1, 2, 20, 60])
    func damage(_ length: Int) {
        #expect(SecCertificateCreateWithData(nil, certificate("Server").prefix(length)) == nil)
        #expect(SecCertificateCreateWithData(nil, Data(repeating: 0x30, count: length)) == nil)
    }

    private func isTrusted(_ data: Data, host: String?, anchors: [Data]) -> OSStatus {
        var trust: SecTrust?
        let list = ([data] + anchors).compactMap { SecCertificateCreateWithData(nil, $0) }
        guard SecTrustCreateWithCertificates(list[0], SecPolicyCreateSSL(true, host), &trust) == errSecSuccess,
            let trust
        else { return errSecParam }
        SecTrustSetAnchorCertificates(trust, Array(list.dropFirst()))
        var error: NSError?
        let isTrusted = SecTrustEvaluateWithError(trust, &error)
        #expect(isTrusted == (error == nil))
        var result = SecTrustResultType.invalid
        SecTrustGetTrustResult(trust, &result)
        #expect((result == .unspecified) == isTrusted)
        return OSStatus(error?.code ?? 0)
    }

    @Test("An anchor is trusted for its host; signatures are not verified, so that others are refused")
    func trust() {
        let server = certificate("Server", hosts: ["a.example", "*.b.example"])
        #expect(isTrusted(server, host: "A.example", anchors: [server]) == errSecSuccess)
        #expect(isTrusted(server, host: "x.b.example", anchors: [server]) == errSecSuccess)
        #expect(isTrusted(server, host: "b.example", anchors: [server]) == errSecHostNameMismatch)
        #expect(isTrusted(server, host: "y.x.b.example", anchors: [server]) == errSecHostNameMismatch)
        #expect(isTrusted(server, host: nil, anchors: [server]) == errSecSuccess)
        #expect(isTrusted(server, host: nil, anchors: [certificate("Signer")]) == errSecNotTrusted)
        #expect(isTrusted(certificate("c.example"), host: "c.example", anchors: []) == errSecNotTrusted)
    }

    @Test("What cannot be done is an error")
    func keys() {
        var error: Unmanaged<NSError>?
        #expect(SecKeyCreateRandomKey([kSecAttrKeyType: kSecAttrKeyTypeRSA], &error) == nil)
        #expect(error?.takeRetainedValue().code == Int(errSecUnimplemented))
        #expect(SecKeyCreateWithData(Data("no key".utf8), [kSecAttrKeyType: kSecAttrKeyTypeRSA], nil) == nil)
    }
}
