import Foundation
import TestSupport
import Testing

@Suite("The studio as other machines reach it")
struct StudioReachToolTests {
    private static let shell = Tool(binary: URL(filePath: "/bin/bash"))

    /// Whether this process may connect two networks, as two machines have them.
    static let canConnect: Bool = {
        let command = "command -v curl && unshare -n ip link add one type veth peer name two"
        let result = try? withTemporaryFolder { folder in try shell.run(["-c", command], in: folder) }
        return result?.status == 0
    }()

    /// Connects this network, as 192.0.2.1, with that of a studio, as 192.0.2.2; starts studios, and prints statuses.
    private static let functions = """
        set -u
        http=http:
        ip link set lo up
        unshare -n sleep 300 & network=$!
        trap 'kill -KILL $(jobs -p)' EXIT
        until [ "$(readlink /proc/$network/ns/net)" != "$(readlink /proc/self/ns/net)" ]; do sleep 0.05; done
        there() { nsenter -t $network -n "$@"; }
        ip link add one type veth peer name two netns $network
        ip addr add 192.0.2.1/24 dev one
        ip addr add 2001:db8::1/64 dev one nodad
        ip link set one up
        there ip link set lo up
        there ip addr add 192.0.2.2/24 dev two
        there ip addr add 2001:db8::2/64 dev two nodad
        there ip link set two up
        studio() { rm -f address; nsenter -t $network -n "$TOOL" studio "$@" > address 2> announced & until [ -s address ]; do sleep 0.05; done; }
        status() { curl -s -g -o body -w '%{http_code} ' -m 20 "$@"; }
        socket() {
          status -m 3 --http1.1 -H 'Connection: Upgrade' -H 'Upgrade: websocket' -H 'Sec-WebSocket-Version: 13' \\
            -H 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==' "$@"
        }

        """

    /// Runs a script on a machine that is connected to another one, and returns the statuses that it prints.
    private func statuses(_ script: String) throws -> [String] {
        try withTemporaryFolder { folder in
            let result = try Self.shell.run(
                ["-c", "exec unshare -n bash -c \"$SCRIPT\""], in: folder,
                environment: ["SCRIPT": Self.functions + script, "TOOL": Tool.built.binary.path])
            return String(decoding: result.output, as: UTF8.self).split(separator: " ").map(String.init)
        }
    }

    @Test(
        "Another machine reaches the studio by --host, with the token and then with the cookie",
        .enabled(if: canConnect, "networks cannot be made here, or curl is missing"))
    func token() throws {
        let found = try statuses(
            """
            studio --host 192.0.2.2
            page=$http//192.0.2.2:8080
            status $page/; status $page/js/main.js; socket -H "Origin: $page" $page/socket
            status "$page/?token=0123456789abcdef0123456789abcdef"
            status -c jar "$(cat address)"
            status -b jar $page/; status -b jar $page/js/main.js; status -b jar $page/thumbnails/snow.jpg
            socket -b jar -H "Origin: $page" $page/socket
            status -b jar -H "Host: evil.example" $page/
            socket -b jar -H "Origin: http://evil.example" $page/socket
            status "$(cat address)"; grep -q 'has been used' body && echo -n 'used '
            until grep -q token= announced; do sleep 0.05; done
            status "$(grep -o 'http.*token=.*' announced)"
            """)
        #expect(
            found == [
                "403", "403", "403", "403", "303", "200", "200", "200", "101", "403", "403", "403", "used", "303",
            ])
    }

    @Test(
        "Another machine reaches all addresses, of IPv4 and IPv6, and without --host none",
        .enabled(if: canConnect, "networks cannot be made here, or curl is missing"))
    func addresses() throws {
        let found = try statuses(
            """
            studio --host :: --port 8081
            for page in $http//192.0.2.2:8081 $http//[2001:db8::2]:8081; do
              status $page/; grep -F -c $page/?token= address | tr '\\n' ' '
            done
            status -c jar "$http//[2001:db8::2]:8081/$(grep -o -m 1 '?token=.*' address)"
            status -b jar $http//[2001:db8::2]:8081/
            socket -b jar -H "Origin: $http//[2001:db8::2]:8081" $http//[2001:db8::2]:8081/socket
            studio --port 8082
            status $http//192.0.2.2:8082/
            there curl -s -o body -w '%{http_code} ' http://localhost:8082/
            """)
        #expect(found == ["403", "1", "403", "1", "303", "200", "101", "000", "200"])
    }

    @Test(
        "Options that would let everyone in, or nobody, are refused in one line",
        arguments: [
            ("--host 0.0.0.0 --no-token", "requires a token"), ("--host :: --no-token", "requires a token"),
            ("--host 203.0.113.7", "this is not an address of this machine, which has 127.0.0.1"),
            ("--host studio.invalid", "no machine has this name"),
            ("--allow-host *.example", "write each name in full"),
            ("--allow-host a/b", "write NAME or NAME:PORT"), ("--host", "--host"), ("--allow-host", "--allow-host"),
        ])
    func refusals(options: String, text: String) throws {
        try withTemporaryFolder { folder in
            let arguments = ["studio", "--port", "0"] + options.split(separator: " ").map(String.init)
            let result = try Tool.built.run(arguments, in: folder)
            #expect(result.status == 64 && result.output.isEmpty)
            #expect(result.errorLines.count == 1 && result.errors.contains(text), "\(result.errors)")
        }
    }

    @Test("A short token of the user's own, and a port in use, are refused in one line") func environment() throws {
        try withTemporaryFolder { folder in
            let token = ["QUARTZITE_STUDIO_TOKEN": "secret"]
            let short = try Tool.built.run(["studio", "--port", "0"], in: folder, environment: token)
            #expect(short.status == 64 && short.errorLines.count == 1 && short.errors.contains("at least 16"))
            #expect(!short.errors.contains("secret"))

            let running = try Tool.built.start(["studio", "--port", "0", "--token"], in: folder)
            defer {
                running.process.terminate()
                _ = try? running.wait()
            }
            try running.wait(for: "the address") { (try? Data(contentsOf: running.output))?.isEmpty == false }
            let address = try String(contentsOf: running.output, encoding: .utf8)
            let port = try #require(address.firstMatch(of: /:(\d+)\/\?token=[0-9a-f]{32}\n/)).1
            let second = try Tool.built.run(["studio", "--port", String(port)], in: folder)
            #expect(second.status == 75 && second.errorLines.count == 1 && second.errors.contains("--port"))
        }
    }
}
