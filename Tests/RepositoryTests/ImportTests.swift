import Testing

@Suite("Modules import only modules below them")
struct ImportTests {
    /// The level of each module; a module may import modules of lower levels.
    static let levels: [String: Int] = [
        "CKernels": 0, "CFFmpeg": 0, "CImageCodecs": 0, "CQPDF": 0, "CPango": 0, "CCrash": 0, "CConcurrency": 0,
        "CHosting": 0,
        "CDarwin": 0, "CFontconfig": 0, "CSDL": 0, "CSymbols": 0,
        "_Testing_CoreGraphics": 0, "_Testing_UIKit": 0,
        "CCompression": 0, "_os": 0, "Compression": 1, "simd": 1,
        "CoreGraphics": 1, "RigidBodies": 1, "FileFormats": 1, "InterfaceBuilder": 2, "Media": 2, "Compositor": 2,
        "SceneRuntime": 2,
        "QuartzCore": 3, "DeviceServices": 3,
        "UIKit": 4, "_Networking": 5, "_Combine": 6, "_CoreData": 5, "_MapKit": 6, "_PlaygroundSupport": 5,
        "_SwiftUI": 6, "_WebKit": 6, "Gallery": 5,
        "Stage": 5,
        "QuartziteFilm": 6, "QuartziteTesting": 6, "_XCTest": 6, "SceneHosting": 6, "Player": 7, "Studio": 7,
        "QuartziteCommandLine": 7,
        "XcodeProject": 7,
        "quartzite": 8,
        "_AVFoundation": 6, "_AVKit": 7, "_AdSupport": 5, "_AppTrackingTransparency": 5, "_AuthenticationServices": 5,
        "_BackgroundTasks": 5, "_CloudKit": 5, "_CommonCrypto": 5, "_Contacts": 5, "_ContactsUI": 6,
        "_CoreBluetooth": 5, "_CoreHaptics": 5, "_CoreLocation": 5, "_CoreMedia": 5, "_CoreNFC": 5,
        "_CoreSpotlight": 5, "_CoreTelephony": 5, "_CryptoKit": 6, "_EventKit": 5, "_EventKitUI": 6, "_MediaPlayer": 5,
        "_GameKit": 5, "_HealthKit": 5,
        "_LocalAuthentication": 5, "_MessageUI": 5, "_MultipeerConnectivity": 5, "_Network": 5, "_Photos": 6,
        "_PhotosUI": 7, "_SafariServices": 5, "_Security": 5, "_StoreKit": 5, "_SystemConfiguration": 5,
        "_UserNotifications": 5, "_WatchConnectivity": 5, "_WidgetKit": 5,
    ]

    /// Modules from outside the package, and the modules that may import them; nil allows all.
    static let outside: [String: [String]?] = [
        "Foundation": nil, "FoundationNetworking": ["_Networking", "_Security", "_WebKit"], "Dispatch": nil,
        "Glibc": nil,
        "Musl": nil,
        "Darwin": nil, "Synchronization": nil, "Observation": ["UIKit"],
        "Swift": ["QuartzCore", "SceneRuntime"], "_Concurrency": ["SceneRuntime"],
        "OpenCombine": ["_Combine"],
        "ArgumentParser": ["quartzite", "QuartziteCommandLine"],
        "Testing": ["QuartziteTesting", "_XCTest"], "XCTest": ["QuartziteTesting", "_XCTest"], "CFFmpeg": ["Media"],
        "CCompression": ["Compression"], "CImageCodecs": ["Media"], "CQPDF": ["Media"], "CPango": ["CoreGraphics"],
        "CSDL": ["Player"],
        "CCrash": ["CoreGraphics", "QuartziteCommandLine"],
    ]

    @Test("Every source belongs to a known module")
    func modules() {
        let unknown = SourceFile.sources.filter { Self.levels[$0.module] == nil }
        #expect(SourceFile.sources.count > 20)
        #expect(unknown.isEmpty, "add the module to `levels`: \(unknown)")
    }

    @Test("Modules import only modules of lower levels", arguments: SourceFile.sources.filter(\.isSwift))
    func arrows(file: SourceFile) {
        let level = Self.levels[file.module] ?? 0
        for module in file.code.compactMap(importedModule) where module != file.module {
            if let allowed = Self.outside[module] {
                #expect(allowed?.contains(file.module) != false, "\(file.module) may not import \(module)")
            } else {
                let other = Self.levels[module]
                #expect(other.map { $0 < level } == true, "\(file.module) may not import \(module)")
            }
        }
    }

    @Test("Re-exports form one chain, so that names of UIKit hide those of Foundation")
    func exports() {
        let chain = ["UIKit", "QuartzCore", "SceneRuntime", "CoreGraphics", "Foundation"]
        for (module, next) in zip(chain, chain.dropFirst()) {
            let lines = SourceFile.sources.filter { $0.module == module }.flatMap(\.code)
            let exported = lines.filter { $0.contains("@_exported") }.compactMap(importedModule)
            #expect(exported == [next], "\(module) re-exports \(exported)")
        }
    }

    @Test("Scenes import only UIKit")
    func scenes() {
        let imports = SourceFile.sources.filter { $0.module == "Gallery" }.flatMap {
            $0.code.compactMap(importedModule)
        }
        #expect(!imports.isEmpty)
        #expect(imports.allSatisfy { $0 == "UIKit" })
    }

    @Test("The kernels include only their own headers and those of the C library")
    func includes() {
        for file in SourceFile.sources where file.module == "CKernels" {
            for line in file.lines where line.hasPrefix("#include \"") {
                #expect(line.hasPrefix("#include \"qz_"), "\(file): \(line)")
            }
        }
    }

    @Test("Imports are parsed")
    func readsImports() {
        #expect(importedModule("import UIKit") == "UIKit")
        #expect(importedModule("@testable import Stage") == "Stage")
        #expect(importedModule("@_exported import struct Foundation.Data") == "Foundation")
        #expect(importedModule("let important = 1") == nil)
    }
}

/// The module that a line imports, if any.
private func importedModule(_ line: String) -> String? {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let keyword = words.firstIndex(of: "import"), words[..<keyword].allSatisfy(isModifier) else { return nil }
    let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    let rest = words[(keyword + 1)...].drop { kinds.contains(String($0)) }
    return rest.first?.split(separator: ".").first.map(String.init)
}

private func isModifier(_ word: Substring) -> Bool {
    word.hasPrefix("@") || ["public", "package", "internal", "private", "fileprivate"].contains(word)
}
