import CQuartzitePango
import Foundation
import Testing

@Suite struct SettingsTests {
    @Test("What a user sets for the libraries is removed before they read it") func cleared() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            let names = (0..<qz_library_setting_count()).compactMap {
                qz_library_setting($0).map { String(cString: $0) }
            }
            #expect(["HB_SHAPER_LIST", "FC_DEBUG", "FREETYPE_PROPERTIES"].allSatisfy(names.contains))
            for name in names { setenv(name, "1", 1) }
            // The first use of the library removes them.
            qz_fonts_add("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
            #expect(names.filter { getenv($0) != nil } == [])
        }
        let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        #expect(!output.contains("FC_DEBUG"), "\(output)")
    }
}
