import Testing

@testable import SourceRewriter

@Suite("Imports of Combine")
struct CombineTests {
    @Test("Combine is Quartzite's module, whose names code may qualify")
    func names() throws {
        let code = """
            import Combine
            import struct Combine.Just
            let a: Combine.AnyCancellable?
            class A { @Combine.Published var b = 1 }
            """
        #expect(
            try rewrite(code) == """
                import _Combine
                import _Combine
                let a: _Combine.AnyCancellable?
                class A { @_Combine.Published var b = 1 }
                """)
        #expect(
            try rewrite("import Combine\n", style: .portable)
                == "#if canImport(Combine)\nimport Combine\n#else\nimport _Combine\n#endif\n")
    }

    @Test("A project's own module or type of this name is kept")
    func own() throws {
        let settings = RewritingSettings(modules: ["Combine"])
        let code = "import Combine\n#if canImport(Combine)\n#endif\n"
        #expect(try BuildConditions.$settings.withValue(settings) { try rewrite(code) } == code)
        let type = "import UIKit\nenum Combine { static let all = 1 }; let a = Combine.all"
        #expect(try rewrite(type) == type)
    }

    @Test("A condition that asks for Combine is true")
    func conditions() throws {
        let code = "import UIKit\n#if canImport(Combine) && os(iOS)\nimport Combine\n#endif\n"
        #expect(
            try rewrite(code)
                == "import UIKit\n#if canImport(_Combine) && true\nimport _Combine\n#endif\n")
        #expect(
            try rewrite(code, style: .portable).contains(
                "#if (canImport(Combine) || canImport(_Combine)) && (os(iOS) || os(Linux))"))
    }

    @Test("Observable objects need no import of Combine, and with SwiftUI nothing does")
    func exported() throws {
        let model = "import Foundation\nclass A: ObservableObject { @Published var b = 1 }"
        #expect(try rewrite(model).hasPrefix("import UIKit; import _Combine\n"))
        let own = "import UIKit\nprotocol ObservableObject {}\nclass A: ObservableObject {}"
        #expect(try rewrite(own) == own)
        #expect(try rewrite("import UIKit\nvar a: AnyCancellable?") == "import UIKit\nvar a: AnyCancellable?")
        #expect(try rewrite("import SwiftUI\nvar a: AnyCancellable?").contains("import _Combine"))
    }
}
