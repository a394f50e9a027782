import QuartziteMedia
import Testing

@testable import QuartziteCommandLine

@Suite("Disk estimates")
struct DiskEstimateTests {
    @Test("A size from 10 GB on is reported in one line")
    func threshold() throws {
        let size = try PixelSize(width: 1920, height: 1080)
        #expect(DiskEstimate(format: .mp4, pixels: size, frames: 3600).warning == nil)
        let folder = DiskEstimate(format: .pngFolder, pixels: size, frames: 10_000)
        #expect(folder.warning == "this may take about 21 GB on disk\n")
    }
}
