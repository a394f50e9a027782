import Foundation
import Testing

@Suite("The studio on an address that other machines reach", .serialized) struct ReachBrowserTests {
    @Test("The token opens the page in one browser, and another one says why it does not")
    func token() throws {
        let studio = try StudioTool(["--host", "0.0.0.0"])
        let address = try #require(studio.addresses.last)
        let browser = try Browser()
        try browser.open("fire", at: 1.5, address: address)
        #expect(try browser.pictureHash() == HashList.hash(of: "fire", at: "1.5s"))
        #expect(try browser.text("location.search").isEmpty)
        #expect(try browser.text("document.cookie").isEmpty)
        try browser.wait(for: "document.querySelector('img.thumb')?.naturalWidth > 0")
        // Through an address that is not this machine's own, browsers have no modern clipboard.
        try browser.click("#tab-layers")
        try browser.click("#layer-tree li[title^=CAEmitterLayer]")
        try browser.click("#copy-layer")
        try browser.wait(for: "document.getElementById('toast').textContent.startsWith('Copied')")
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")

        let other = try Browser()
        try other.open(address)
        try other.wait(for: "document.body.textContent.includes('This token has been used')")
        #expect(try other.text("document.body.textContent").contains("the studio prints another one"))
    }

    @Test("A page whose studio was started again says that it requires another token") func restart() throws {
        var studio: StudioTool? = try StudioTool(["--token"])
        let browser = try Browser()
        let address = try #require(studio?.address)
        try browser.open("snow", at: 1, address: address)
        let port = try #require(address.firstMatch(of: /:(\d+)\//)).1
        studio = nil
        try browser.wait(for: "document.getElementById('empty').textContent.startsWith('The studio is not running')")
        studio = try StudioTool(["--token", "--port", String(port)])
        try browser.wait(for: "document.getElementById('empty').textContent.includes('requires a token')")
        try browser.open("snow", at: 1, address: try #require(studio?.address))
        #expect(try browser.text("location.search").isEmpty)
    }
}
