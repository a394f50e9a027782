import QuartziteStage
import Testing
import UIKit
@testable import _AVFoundation
import _AVKit

@MainActor @Suite("Players follow the scene's clock without a sound") struct PlayerTests {
    /// Returns a WAV file of 8,000 bytes per second.
    private static func wave(seconds: Double) -> Data {
        func little(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
        let size = Int(seconds * 8000)
        var bytes = Array("RIFF".utf8) + little(36 + size) + Array("WAVEfmt ".utf8) + little(16)
        bytes += [1, 0, 1, 0] + little(8000) + little(8000) + [1, 0, 8, 0] + Array("data".utf8) + little(size)
        return Data(bytes + [UInt8](repeating: 128, count: size))
    }

    private static func withFile(seconds: Double, _ body: (URL) -> Void) throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).wav")
        try wave(seconds: seconds).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        body(url)
    }

    @Test("A player tells its time at each interval, and its end")
    func player() throws {
        try Self.withFile(seconds: 1) { url in
            var kept: [Any] = []
            let journal = Journal.run(until: 3) { journal, _ in
                let player = AVPlayer(url: url)
                kept.append(player)
                kept.append(
                    player.addPeriodicTimeObserver(
                        forInterval: CMTime(seconds: 0.5, preferredTimescale: 600), queue: .main
                    ) { time in MainActor.assumeIsolated { journal.note("at \(time.seconds)") } })
                kept.append(
                    player.observe(\.timeControlStatus, options: .new) { player, _ in
                        MainActor.assumeIsolated { journal.note("\(player.timeControlStatus)") }
                    })
                NotificationCenter.default.addObserver(
                    forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: .main
                ) { _ in MainActor.assumeIsolated { journal.note("end \(player.currentItem?.duration.seconds ?? 0)") } }
                player.play()
            }
            let lines = journal.lines
            #expect(lines.contains("0.1 at 0.0") && lines.contains("0.6 at 0.5") && lines.contains("1.1 end 1.0"))
            #expect(lines.contains("0.1 playing") && lines.last { $0.contains("pa") }?.hasPrefix("1.1 paused") == true)
            #expect(!lines.contains { $0.hasPrefix("2") })
        }
    }

    @Test("A player at another host waits, and its item fails as without a network")
    func offline() {
        let journal = Journal.run(until: 1) { journal, _ in
            guard let url = URL(string: "https://github.com/film.mp4") else { return }
            let player = AVPlayer(url: url)
            player.play()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
                journal.note("\(player.currentItem?.status ?? .unknown) \(player.timeControlStatus)")
            }
        }
        #expect(journal.lines == ["0.5 failed waitingToPlayAtSpecifiedRate"])
        #expect(journal.messages == ["AVPlayerItem: only files can be played, and there is no network"])
    }

    @Test("Items of a queue are played one after another")
    func queue() throws {
        try Self.withFile(seconds: 0.5) { url in
            let journal = Journal.run(until: 3) { journal, _ in
                let items = [AVPlayerItem(url: url), AVPlayerItem(url: url)]
                let player = AVQueuePlayer(items: items)
                player.play()
                for time in [0.3, 0.8, 1.5] {
                    DispatchQueue.main.asyncAfter(deadline: .now() + time) {
                        journal.note("\(items.map { $0 === player.currentItem }) \(player.items().count)")
                    }
                }
            }
            #expect(journal.lines == ["0.3 [true, false] 2", "0.8 [false, true] 1", "1.5 [false, false] 0"])
        }
    }

    @Test("A player of sound ends after its length, once more for each repetition")
    func sound() throws {
        final class Listener: NSObject, AVAudioPlayerDelegate {
            var end: Double?
            func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
                end = CACurrentMediaTime()
            }
        }
        let listener = Listener()
        var player: AVAudioPlayer?
        let journal = Journal.run(until: 3) { _, _ in
            player = try? AVAudioPlayer(data: Self.wave(seconds: 0.75))
            player?.numberOfLoops = 1
            player?.delegate = listener
            player?.play()
        }
        #expect(player?.duration == 0.75 && listener.end == 1.5)
        #expect(journal.messages == ["AVAudioPlayer: sounds are silent here"])
        #expect(throws: (any Error).self) { try AVAudioPlayer(data: Data()) }
        #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(filePath: "none.mp3")) }
    }

    private func seconds(_ bytes: [UInt8]) -> Double? { MediaDuration.seconds(of: bytes, size: bytes.count) }

    @Test("The lengths of MPEG-4 and MP3 files are those of their headers, and damaged ones have none")
    func lengths() {
        let head: [UInt8] = [0, 0, 0, 28] + Array("mvhd".utf8) + [UInt8](repeating: 0, count: 12)
        let box = head + [0, 0, 2, 88, 0, 0, 4, 176]
        let movie: [UInt8] = [0, 0, 0, 36] + Array("moov".utf8) + box
        #expect(seconds(movie) == 2)
        for count in 0..<movie.count { #expect(seconds(Array(movie.prefix(count))) == nil) }
        #expect(seconds([0xff, 0xfb, 0x90, 0] + [UInt8](repeating: 0, count: 15_996)) == 1)
        #expect(seconds([]) == nil)
    }

    @Test("Times are fractions with the arithmetic of Core Media")
    func times() {
        let half = CMTime(value: 300, timescale: 600)
        #expect(half.seconds == 0.5 && (half + half).seconds == 1 && CMTimeCompare(half, .zero) == 1)
        #expect(CMTime.indefinite.seconds.isNaN && CMTime.positiveInfinity.seconds == .infinity)
        #expect(!CMTime(value: 1, timescale: 0).isValid && CMTime(seconds: .nan, preferredTimescale: 600) == .invalid)
        #expect(CMTime(seconds: 1e300, preferredTimescale: 600).isPositiveInfinity)
        #expect(NSValue(time: half).timeValue == half)
        let range = CMTimeRange(start: half, duration: half)
        #expect(NSValue(timeRange: range).timeRangeValue == range && range.end.seconds == 1)
    }

    @Test("A film is a labelled picture, and there is no camera")
    func pictures() {
        let journal = Journal.run(until: 0.5) { journal, controller in
            let screen = AVPlayerViewController()
            screen.player = AVPlayer(url: URL(filePath: "a.mp4"))
            screen.view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
            controller.view.addSubview(screen.view)
            screen.view.layoutIfNeeded()
            let texts = screen.view.layer.sublayers?.flatMap { $0.sublayers ?? [] }.compactMap { $0 as? CATextLayer }
            journal.note("\(texts?.first?.string as? String ?? "")")
            AVCaptureDevice.requestAccess(for: .video) { journal.note("\($0)") }
            #expect(AVCaptureDevice.default(for: .video) == nil)
            AVCaptureSession().startRunning()
        }
        #expect(journal.lines == ["0.0 AVPlayerLayer\na.mp4", "0.1 false"])
        #expect(journal.messages.contains("AVCaptureSession: there is neither a camera nor a microphone"))
    }
}
