/// An app with a container from Xcode's template.
extension SampleProject {
    /// A data model with two entities, whose classes are generated.
    static let shelfModel = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
            <entity name="Book" representedClassName="Book" syncable="YES" codeGenerationType="class">
                <attribute name="pages" attributeType="Integer 16" defaultValueString="100" usesScalarValueType="YES"/>
                <attribute name="title" optional="YES" attributeType="String"/>
                <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" \
        destinationEntity="Shelf" inverseName="books" inverseEntity="Shelf"/>
            </entity>
            <entity name="Shelf" representedClassName="Shelf" syncable="YES" codeGenerationType="category">
                <attribute name="name" optional="YES" attributeType="String"/>
                <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" \
        destinationEntity="Book" inverseName="shelf" inverseEntity="Book"/>
            </entity>
        </model>
        """

    static let coreDataApp = SampleProject(
        name: "Library", form: "a container of Core Data in the app's delegate",
        files: [
            "Library.xcodeproj/project.pbxproj": project(
                "Library",
                settings: generated("INFOPLIST_KEY_UIApplicationSceneManifest_Generation = NO;")),
            "Library/Library.xcdatamodeld/.xccurrentversion": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>_XCCurrentVersionName</key><string>Library.xcdatamodel</string>
            </dict></plist>
            """,
            "Library/Library.xcdatamodeld/Library.xcdatamodel/contents": shelfModel,
            "Library/Shelf.swift": """
            import CoreData
            import Foundation

            @objc(Shelf)
            public class Shelf: NSManagedObject {
                var titles: [String] { (books as? Set<Book> ?? []).compactMap(\\.title).sorted() }
            }
            """,
            "Library/AppDelegate.swift": """
            import CoreData
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = ViewController()
                    window?.makeKeyAndVisible()
                    return true
                }

                func applicationWillTerminate(_ application: UIApplication) { saveContext() }

                lazy var persistentContainer: NSPersistentContainer = {
                    let container = NSPersistentContainer(name: "Library")
                    container.loadPersistentStores(completionHandler: { (storeDescription, error) in
                        if let error = error as NSError? {
                            fatalError("Unresolved error \\(error), \\(error.userInfo)")
                        }
                    })
                    return container
                }()

                func saveContext() {
                    let context = persistentContainer.viewContext
                    if context.hasChanges {
                        do {
                            try context.save()
                        } catch {
                            let nserror = error as NSError
                            fatalError("Unresolved error \\(nserror), \\(nserror.userInfo)")
                        }
                    }
                }
            }
            """,
            "Library/ViewController.swift": """
            import CoreData
            import UIKit

            class ViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = UIColor(red: 1, green: 0.8, blue: 0.6, alpha: 1)
                    guard let delegate = UIApplication.shared.delegate as? AppDelegate else { return }
                    let context = delegate.persistentContainer.viewContext
                    let shelf = Shelf(context: context)
                    shelf.name = "Novels"
                    for (number, title) in ["Emma", "Dune"].enumerated() {
                        let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context) as! Book
                        book.title = title
                        book.pages = Int16(number * 100)
                        shelf.addToBooks(book)
                    }
                    delegate.saveContext()
                    let request: NSFetchRequest<Book> = Book.fetchRequest()
                    request.predicate = NSPredicate(format: "shelf.name == %@ AND pages > %d", "Novels", 50)
                    let books = (try? context.fetch(request)) ?? []
                    guard books.map(\\.title) == ["Dune"], shelf.titles == ["Dune", "Emma"] else { return }
                    let plate = UIView(frame: view.bounds.insetBy(dx: 60, dy: 100))
                    plate.backgroundColor = UIColor(red: 0, green: 0.4, blue: 0.8, alpha: 1)
                    view.addSubview(plate)
                }

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    print("shown Library")
                }
            }
            """,
        ],
        plate: 0x00_66cc, background: 0xff_cc99)
}
