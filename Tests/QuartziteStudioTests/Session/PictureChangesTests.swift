import Testing

@testable import QuartziteSceneHosting
@testable import QuartziteStudio

@Suite("Only the part of a picture that has changed is sent") struct PictureChangesTests {
    private func picture(_ width: Int = 100, _ height: Int = 70) -> SharedPicture {
        let picture = SharedPicture(capacity: width * height)
        (picture.width, picture.height) = (width, height)
        return picture
    }

    private typealias Part = PictureChanges.Part

    @Test("The first picture and one of another size are sent as a whole, the same picture not at all")
    func whole() {
        let changes = PictureChanges()
        #expect(changes.part(of: picture()) == Part(x: 0, y: 0, width: 100, height: 70))
        #expect(changes.part(of: picture()) == nil)
        #expect(changes.part(of: picture(70, 100)) == Part(x: 0, y: 0, width: 70, height: 100))
    }

    @Test("A part contains all changed pixels, in blocks of 16 pixels as far as the picture goes")
    func parts() {
        let changes = PictureChanges()
        let picture = picture()
        changes.remember(picture)
        picture.pixels[40 * 100 + 33] = 1
        #expect(changes.part(of: picture) == Part(x: 32, y: 32, width: 16, height: 16))
        picture.pixels[10 * 100 + 99] = 1
        picture.pixels[20 * 100 + 50] = 1
        #expect(changes.part(of: picture) == Part(x: 48, y: 0, width: 52, height: 32))
        #expect(changes.part(of: picture) == nil)
        picture.pixels[69 * 100] = 7
        #expect(changes.part(of: picture) == Part(x: 0, y: 64, width: 16, height: 6))
    }

    @Test("The pixels of a part have no padding") func pixels() {
        let changes = PictureChanges()
        let picture = picture()
        for index in 0..<7000 { picture.pixels[index] = UInt32(index) }
        let part = Part(x: 32, y: 64, width: 16, height: 6)
        changes.withPixels(part, of: picture) { pixels in
            #expect(pixels[0] == 6432 && pixels[15] == 6447 && pixels[16] == 6532 && pixels[95] == 6947)
        }
        changes.withPixels(Part(x: 0, y: 16, width: 100, height: 16), of: picture) { #expect($0[0] == 1600) }
    }

    @Test("After a picture that has changed everywhere, some are sent without being compared, and then parts again")
    func resting() {
        let changes = PictureChanges()
        let picture = picture()
        changes.remember(picture)
        let whole = Part(x: 0, y: 0, width: 100, height: 70)
        var count = 0
        for pixel in [0, 6999] { picture.pixels[pixel] = 9 }
        while changes.part(of: picture) == whole { count += 1 }
        #expect((2...50).contains(count))
        picture.pixels[0] = 3
        #expect(changes.part(of: picture) == Part(x: 0, y: 0, width: 16, height: 16))
    }
}
