import Foundation
import Testing
import UIKit

@Suite struct FoundationDateTests {
    @Test("A file that also imports Foundation uses its dates, by the machine's clock") func both() {
        // The stage's dates start in 2007.
        #expect(Date().timeIntervalSince1970 > 1.7e9 && Date.now > Date(timeIntervalSinceNow: -60))
        #expect(abs(Date().timeIntervalSinceNow) < 60)
    }
}
