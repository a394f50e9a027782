import Testing
@testable import QuartziteUICore
@testable import QuartziteUIElements
@testable import QuartziteUIFoundation
import UIKit

@MainActor @Suite struct NSItemProviderTests {
    @Test("A provider of an object has its types, and passes the object or its data on")
    func objects() {
        let provider = NSItemProvider(object: "text" as NSString)
        #expect(provider.registeredTypeIdentifiers == ["public.plain-text"])
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(provider.canLoadObject(ofClass: NSString.self) && !provider.canLoadObject(ofClass: NSURL.self))
        var found: [String] = []
        provider.loadObject(ofClass: NSString.self) { object, _ in
            found.append((object as? NSString)?.description ?? "?")
        }
        provider.loadObject(ofClass: String.self) { text, _ in found.append(text ?? "?") }
        provider.loadItem(forTypeIdentifier: "public.plain-text") { item, _ in found.append(item as? String ?? "?") }
        #expect(found == ["text", "text", "text"])
    }

    @Test("A type that a provider lacks is an error")
    func missing() {
        var domain: String?
        NSItemProvider().loadItem(forTypeIdentifier: "public.image") { _, error in domain = (error as NSError?)?.domain
        }
        #expect(domain == NSItemProvider.errorDomain)
    }

    @Test("Registered data is loaded when it is asked for")
    func data() {
        let provider = NSItemProvider()
        var loads = 0
        provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) { load in
            loads += 1
            load(Data("{}".utf8), nil)
            return nil
        }
        #expect(loads == 0)
        var text: String?
        provider.loadDataRepresentation(forTypeIdentifier: "public.json") { data, _ in
            text = data.map { String(decoding: $0, as: UTF8.self) }
        }
        #expect(text == "{}" && loads == 1)
    }
}
