import Testing

@testable import QuartziteSceneHosting
@testable import QuartziteStudio

@Suite("Film strips") struct StripJobTests {
    @Test("Frames show the middles of equal parts of the range") func times() {
        var job = StripJob(count: 4, height: 20, range: 2...4)
        var times: [Double] = []
        while let (_, time) = job.next() { times.append(time) }
        #expect(times == [2.25, 2.75, 3.25, 3.75])
    }

    @Test("A reduced picture has the means of the pixels, and keeps the proportions") func reducing() {
        let picture = SharedPicture(capacity: 8)
        (picture.width, picture.height) = (4, 2)
        let values: [UInt32] = [0xff10_2030, 0xff30_2010, 0xffff_ffff, 0xffff_ffff]
        for row in 0..<2 {
            for column in 0..<4 { picture.pixels[row * 4 + column] = values[column] }
        }
        let (pixels, width, height) = StripJob(count: 1, height: 1, range: 0...1).reduced(picture)
        #expect(width == 2 && height == 1)
        #expect(pixels == [0xff20_2020, 0xffff_ffff])
    }

    @Test("A picture smaller than the strip keeps its size") func small() {
        let picture = SharedPicture(capacity: 6)
        (picture.width, picture.height) = (3, 2)
        for index in 0..<6 { picture.pixels[index] = 0xff00_0000 | UInt32(index) }
        let (pixels, width, height) = StripJob(count: 1, height: 100, range: 0...1).reduced(picture)
        #expect(width == 3 && height == 2)
        #expect(pixels == (0..<6).map { 0xff00_0000 | $0 })
    }
}
