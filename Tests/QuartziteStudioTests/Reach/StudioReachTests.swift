import Testing

@testable import QuartziteStudio

@Suite("Where a studio can be reached") struct StudioReachTests {
    /// The one line that refuses options.
    private func refusal(
        host: String = "127.0.0.1", allowing names: [String] = [], requiresToken: Bool? = nil, token: String? = nil
    ) -> String? {
        do {
            _ = try StudioReach(
                host: host, port: 0, allowedHosts: names, requiresToken: requiresToken, token: token)
            return nil
        } catch {
            #expect(error.cause == .usage && !error.description.contains("\n"))
            return error.description
        }
    }

    @Test("Only a studio that other machines reach requires a token, unless the user says otherwise") func tokens()
        throws
    {
        #expect(try StudioReach(port: 0).token == nil)
        for host in ["127.0.0.1", "localhost", "127.0.0.9", "::ffff:127.0.0.1"] {
            #expect(try StudioReach(host: host, port: 0).token == nil, "\(host)")
            #expect(try StudioReach(host: host, port: 0, requiresToken: true).token?.count == 32)
        }
        #expect(try StudioReach(host: "0.0.0.0", port: 0).token?.count == 32)
        let proxied = try StudioReach(port: 0, allowedHosts: ["studio.example"])
        #expect(proxied.token?.count == 32 && proxied.names.map(\.description) == ["studio.example"])
        #expect(try StudioReach(port: 0, allowedHosts: ["studio.example"], requiresToken: false).token == nil)
        let own = "correct-horse-battery"
        #expect(try StudioReach(port: 0, token: own).token == own)
        #expect(try StudioReach(port: 0, requiresToken: false, token: own).token == nil)
        #expect(AccessTokens.newToken() != AccessTokens.newToken())
    }

    @Test("Without a token, no other machine is let in", arguments: ["0.0.0.0", "::", "[::]"])
    func withoutToken(host: String) throws {
        let text = try #require(refusal(host: host, requiresToken: false))
        #expect(text.contains("--host \(host)") && text.contains("--no-token") && text.contains("ssh"))
    }

    @Test("An address that is not this machine's is refused with those that are") func otherAddresses() throws {
        for host in ["203.0.113.7", "2001:db8::7", "[2001:db8::7]", "255.255.255.255", "224.0.0.1", "ff02::1"] {
            let text = try #require(refusal(host: host))
            #expect(text.contains("is not an address of this machine") && text.contains("127.0.0.1"), "\(text)")
        }
        #expect(try #require(refusal(host: "")).contains("write an address of this machine: 127.0.0.1"))
        for host in ["no such name", "studio.invalid", "127.0.0.1:8080"] {
            #expect(try #require(refusal(host: host)).contains("no machine has this name"), "\(host)")
        }
    }

    @Test(
        "A name that is none is refused with how to write it",
        arguments: [
            ("https:" + "//studio.example/path", "write the name only: studio.example"),
            ("http:" + "//studio.example:8080", "write the name only: studio.example:8080"),
            ("*.studio.example", "write each name in full"), ("*", "write each name in full"),
            ("", "write NAME or NAME:PORT"), ("a b", "write NAME or NAME:PORT"), ("a:99999", "write NAME or NAME:PORT"),
            ("studio.example/x", "write NAME or NAME:PORT"), ("0.0.0.0", "write NAME or NAME:PORT"),
            ("a\nb", "write NAME or NAME:PORT"),
        ])
    func names(text: String, advice: String) throws {
        let line = try #require(refusal(allowing: [text].filter { !$0.contains("\n") } + ["a*\u{7}"]))
        #expect(text.contains("\n") || line.contains(advice), "\(line)")
        #expect(try StudioReach(port: 0, allowedHosts: ["2001:db8::1", "[2001:db8::2]:80"]).names.count == 2)
    }

    @Test("A token of the user's own is long, and has characters that addresses contain as they are") func ownTokens() {
        #expect(refusal(token: "fifteen-letters")?.contains("write at least 16") == true)
        #expect(refusal(token: "")?.contains("write at least 16") == true)
        for token in ["sixteen letters and spaces", "sixteen-letters&more", String(repeating: "a", count: 129)] {
            #expect(refusal(token: token)?.contains("write at most 128 letters") == true)
        }
        #expect(refusal(token: "sixteen-letters.") == nil)
    }

    @Test("A port in use is refused with the option for another one") func portInUse() throws {
        let listener = try Listener(port: 0)
        defer { listener.shutDown() }
        #expect {
            try Listener(port: listener.port)
        } throws: { error in
            let failure = error as? StudioFailure
            return failure?.cause == .machine && failure?.description.contains("in use; choose another") == true
        }
    }

    @Test("The addresses of all interfaces are listed, in the notation of the web") func addresses() throws {
        let own = NetworkAddress.own
        #expect(own.contains(.loopback) && Set(own).count == own.count)
        #expect(NetworkAddress("2001:db8:0::1")?.inWebAddress == "[2001:db8::1]")
        #expect(NetworkAddress("127.0.0.1")?.inWebAddress == "127.0.0.1")
        let server = try StubServer(StudioReach(host: "0.0.0.0", port: 0))
        let ending = ":\(server.port)/?token="
        #expect(server.server.addresses.count == own.count { !$0.isVersion6 })
        #expect(server.server.addresses.allSatisfy { $0.contains(ending) })
    }
}
