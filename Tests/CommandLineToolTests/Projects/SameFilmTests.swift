import CoreGraphics
import Foundation
import QuartziteMedia
import Testing

@testable import quartzite

@Suite("An app with a package, a data model and pictures from elsewhere", .enabled(if: RunTool.built))
struct SameFilmTests {
    private static let manifest = """
        // swift-tools-version: 5.9
        import AppleProductTypes
        import PackageDescription

        let package = Package(
            name: "Album",
            platforms: [.iOS("17.0")],
            products: [.iOSApplication(name: "Album", targets: ["AppModule"])],
            dependencies: [.package(path: "Tiles")],
            targets: [
                .executableTarget(
                    name: "AppModule", dependencies: [.product(name: "Tiles", package: "Tiles")], path: "App",
                    resources: [.process("Album.xcdatamodeld")])
            ])
        """

    private static let model = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
            <entity name="Photo" representedClassName="Photo" syncable="YES" codeGenerationType="class">
                <attribute name="address" optional="YES" attributeType="String"/>
                <attribute name="rank" attributeType="Integer 16" defaultValueString="0" usesScalarValueType="YES"/>
            </entity>
        </model>
        """

    private static let package = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
            name: "Tiles", platforms: [.iOS(.v15)], products: [.library(name: "Tiles", targets: ["Tiles"])],
            targets: [.target(name: "Tiles")])
        """

    /// A cell that loads its picture, makes it smaller on another queue and fades it in.
    private static let cell = """
        import ImageIO
        import UIKit

        public final class TileCell: UICollectionViewCell {
            private let picture = UIImageView()
            private let wheel = UIActivityIndicatorView(style: .medium)
            private var task: URLSessionDataTask?

            public override init(frame: CGRect) {
                super.init(frame: frame)
                picture.frame = contentView.bounds
                wheel.frame = contentView.bounds
                contentView.addSubview(picture)
                contentView.addSubview(wheel)
                contentView.backgroundColor = .systemGray5
            }

            required init?(coder: NSCoder) { nil }

            public override func prepareForReuse() {
                super.prepareForReuse()
                task?.cancel()
                picture.image = nil
            }

            public func show(_ url: URL, then done: @escaping () -> Void) {
                wheel.startAnimating()
                task = URLSession.shared.dataTask(with: url) { data, _, _ in
                    DispatchQueue.global(qos: .userInitiated).async {
                        let options: [CFString: Any] = [
                            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 40,
                        ]
                        let image = data.flatMap { CGImageSourceCreateWithData($0 as CFData, nil) }.flatMap {
                            CGImageSourceCreateThumbnailAtIndex($0, 0, options as CFDictionary)
                        }
                        DispatchQueue.main.async {
                            self.wheel.stopAnimating()
                            UIView.transition(with: self.picture, duration: 0.4, options: .transitionCrossDissolve) {
                                self.picture.image = image.map { UIImage(cgImage: $0) }
                            }
                            done()
                        }
                    }
                }
                task?.resume()
            }
        }
        """

    /// A list of addresses that is loaded, stored by another context and shown in the order of its ranks.
    private static let app = """
        import CoreData
        import Tiles
        import UIKit

        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
            ) -> Bool {
                let mark = URL.cachesDirectory.appending(path: "mark")
                let settings = UserDefaults.standard
                print("stored", FileManager.default.fileExists(atPath: mark.path), settings.bool(forKey: "mark"))
                try? Data([1]).write(to: mark)
                settings.set(true, forKey: "mark")
                settings.synchronize()
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = UINavigationController(rootViewController: AlbumController())
                window?.makeKeyAndVisible()
                return true
            }
        }

        struct Entry: Decodable { let address: String }

        final class AlbumController: UICollectionViewController, NSFetchedResultsControllerDelegate {
            private let container = NSPersistentContainer(name: "Album")
            private var results: NSFetchedResultsController<Photo>?
            private var arrived = 0

            init() {
                let layout = UICollectionViewFlowLayout()
                layout.itemSize = CGSize(width: 80, height: 80)
                super.init(collectionViewLayout: layout)
            }

            required init?(coder: NSCoder) { nil }

            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Album"
                collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
                container.loadPersistentStores { _, error in if let error { fatalError("\\(error)") } }
                container.viewContext.automaticallyMergesChangesFromParent = true
                let request = Photo.fetchRequest()
                request.sortDescriptors = [NSSortDescriptor(key: "rank", ascending: false)]
                let results = NSFetchedResultsController(
                    fetchRequest: request, managedObjectContext: container.viewContext, sectionNameKeyPath: nil,
                    cacheName: nil)
                results.delegate = self
                try? results.performFetch()
                self.results = results
                Task { await load() }
            }

            private func load() async {
                guard let url = URL(string: "https://album.example/list"),
                    let (data, _) = try? await URLSession.shared.data(from: url),
                    let entries = try? JSONDecoder().decode([Entry].self, from: data)
                else { return print("no list") }
                await container.performBackgroundTask { context in
                    for (index, entry) in entries.enumerated() {
                        let photo = Photo(context: context)
                        photo.address = entry.address
                        photo.rank = Int16(index)
                    }
                    try? context.save()
                }
            }

            func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
                collectionView.reloadData()
            }

            override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                results?.fetchedObjects?.count ?? 0
            }

            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
                if let url = results?.object(at: indexPath).address.flatMap(URL.init) {
                    (cell as? TileCell)?.show(url) {
                        self.arrived += 1
                        print("picture", self.arrived)
                    }
                }
                return cell
            }
        }
        """

    /// Writes a picture of a colour with a darker corner.
    private static func writePicture(_ index: Int, to folder: String) throws {
        let bitmap = Bitmap(width: 60, height: 60)
        let shade = UInt32(index * 18)
        for y in 0..<60 {
            for x in 0..<60 { bitmap[x, y] = x + y < 50 ? 0xff00_4000 : 0xffff_0000 - shade << 16 | shade << 8 | shade }
        }
        try Data(ImageEncoder.png(bitmap)).write(to: URL(filePath: "\(folder)/\(index).png"))
    }

    @Test("Its film has the same bytes in each run, on one thread and on two")
    func film() throws {
        try withRunTool { tool in
            try tool.write(Self.manifest, to: "Album.swiftpm/Package.swift")
            try tool.write(Self.app, to: "Album.swiftpm/App/App.swift")
            try tool.write(Self.model, to: "Album.swiftpm/App/Album.xcdatamodeld/Album.xcdatamodel/contents")
            try tool.write(Self.package, to: "Album.swiftpm/Tiles/Package.swift")
            try tool.write(Self.cell, to: "Album.swiftpm/Tiles/Sources/Tiles/TileCell.swift")
            let list = (0..<12).map { "{\"address\": \"https://album.example/\($0).png\"}" }.joined(separator: ", ")
            try tool.write("[\(list)]", to: "answers/album.example/list.json")
            for index in 0..<12 { try Self.writePicture(index, to: tool.folder + "/answers/album.example") }
            let films = try (1...2).map { threads in
                let options = "--responses answers --offline --scale 0.5 --fps 10 --duration 1s --progress none"
                let run = try tool.run("Album.swiftpm \(options) -j \(threads) -o \(threads).mp4")
                #expect(run.status == 0 && run.errors.contains("picture 12\n"), "\(run.errors)")
                #expect(run.errors.contains("stored false false\n"), "\(run.errors)")
                return try Data(contentsOf: URL(filePath: "\(tool.folder)/\(threads).mp4"))
            }
            #expect(films[0] == films[1])
            let hashes = try tool.hashes(
                "Album.swiftpm --responses answers --offline --scale 0.5 --fps 10 --duration 1s --progress none -j 2")
            // Without pictures, with wheels, and while pictures fade in.
            #expect(Set(hashes).count > 4, "\(hashes)")
        }
    }
}
