import QuartziteStage
import Testing
import UIKit
import _AVFoundation
import _Photos
import _PhotosUI

@MainActor @Suite("Films are neither read nor written, and sound is silent") struct MediaTests {
    @Test("Still pictures, exports and photos that move fail a tenth of a second later, and say so once")
    func films() {
        let journal = Journal.run(until: 1) { journal, _ in
            let asset = AVURLAsset(url: URL(filePath: "/film.mp4"), options: ["key": true])
            let maker = AVAssetImageGenerator(asset: asset)
            let times = [0, 1].map { NSValue(time: CMTime(value: $0, timescale: 1)) }
            maker.generateCGImagesAsynchronously(forTimes: times) { time, image, _, result, error in
                MainActor.assumeIsolated {
                    journal.note(
                        "\(time.seconds) \(result) \(image == nil) \((error as? AVError)?.code == .decodeFailed)")
                }
            }
            let export = AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetPassthrough)
            export?.exportAsynchronously { MainActor.assumeIsolated { journal.note("\(export?.status ?? .unknown)") } }
            PHLivePhoto.request(
                withResourceFileURLs: [], placeholderImage: nil, targetSize: .zero, contentMode: .default
            ) { photo, info in
                MainActor.assumeIsolated { journal.note("\(photo == nil) \(info[PHLivePhotoInfoErrorKey] != nil)") }
            }
            let item = PhotosPickerItem(itemIdentifier: "photo 3")
            item.loadTransferable(type: Data.self) { result in
                let data = try? result.get()
                MainActor.assumeIsolated { journal.note("\(data.flatMap(UIImage.init)?.size.width ?? 0)") }
            }
        }
        #expect(
            journal.lines == [
                "0.1 0.0 failed true true", "0.1 1.0 failed true true", "0.1 failed", "0.1 true true", "0.1 240.0",
            ])
        let notices = ["AVURLAsset", "AVAssetImageGenerator", "AVAssetExportSession", "PHLivePhoto"]
        for notice in notices { #expect(journal.messages.filter { $0.contains(notice) }.count == 1) }
    }

    @Test("An engine plays what is planned, one after another, on the scene's clock")
    func engine() throws {
        let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 1000, channels: 1))
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 250))
        buffer.frameLength = 400
        #expect(buffer.frameLength == 250 && buffer.floatChannelData?[0][249] == 0)
        var kept: [Any] = []
        let journal = Journal.run(until: 2) { journal, _ in
            let (engine, player) = (AVAudioEngine(), AVAudioPlayerNode())
            kept = [engine, player]
            engine.attach(player)
            engine.connect(player, to: engine.mainMixerNode, format: format)
            try? engine.start()
            for name in ["first", "second"] {
                player.scheduleBuffer(buffer) { MainActor.assumeIsolated { journal.note(name) } }
            }
            player.play()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { player.pause() }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { player.play() }
        }
        #expect(kept.count == 2 && journal.lines == ["0.25 first", "1.2 second"])
        #expect(journal.messages.filter { $0.contains("AVAudioEngine") }.count == 1)
    }

    @Test("Options of cameras and players without effect are reported once")
    func options() {
        let journal = Journal.run(until: 0.5) { _, _ in
            for _ in 0..<2 {
                let session = AVCaptureSession()
                session.sessionPreset = .high
                session.sessionPreset = .photo
                AVPlayer().automaticallyWaitsToMinimizeStalling = false
                AVCaptureVideoDataOutput().alwaysDiscardsLateVideoFrames = false
                AVCaptureMetadataOutput().metadataObjectTypes = [.qr]
            }
        }
        #expect(
            journal.messages.map { $0.prefix { $0 != " " } } == [
                "AVCaptureSession.sessionPreset", "AVPlayer.automaticallyWaitsToMinimizeStalling",
                "AVCaptureVideoDataOutput.alwaysDiscardsLateVideoFrames", "AVCaptureMetadataOutput.metadataObjectTypes",
            ])
    }
}
