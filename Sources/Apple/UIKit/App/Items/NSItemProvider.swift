import QuartzCore

/// An object that can write its data in types, for dragging and sharing.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The identifiers of the types, the best one first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Passes the data in a type to a closure.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// An object that can be made from data in types.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The identifiers of the types, the best one first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes an object from data.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// How far the data of an item goes; raw values are Apple's.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// To all apps.
    case all = 0
    /// To apps of the same team.
    case team = 1
    /// To the same group.
    case group = 2
    /// To the same app.
    case ownProcess = 3
}

/// An item that is dragged or shared, with the types in which its data can be read.
///
/// Its data is that of the same app, so that it is there at once: closures are called before a method returns.
open class NSItemProvider: NSObject, @unchecked Sendable {
    /// The closure that passes the data in a type on.
    public typealias LoadHandler = ((@escaping (Any?, (any Error)?) -> Void), AnyClass?, [AnyHashable: Any]?) -> Void

    private var types: [String] = []
    private var data: [String: (@escaping (Data?, (any Error)?) -> Void) -> Progress?] = [:]
    private var items: [String: Any] = [:]
    private var objects: [Any] = []
    /// A name for a file; nil by default.
    open var suggestedName: String?

    /// Creates a provider without types.
    public override init() { super.init() }

    /// Creates a provider of an object that can write its data.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider of a value in a type.
    public convenience init(item: Any?, typeIdentifier: String?) {
        self.init()
        guard let item, let typeIdentifier else { return }
        add(typeIdentifier)
        items[typeIdentifier] = item
        objects.append(item)
    }

    /// Creates a provider of a file; nil if the URL is not one of a file.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL else { return nil }
        self.init(
            item: fileURL, typeIdentifier: (UTType(filenameExtension: fileURL.pathExtension) ?? .data).identifier)
        suggestedName = fileURL.lastPathComponent
    }

    private func add(_ type: String) { if !types.contains(type) { types.append(type) } }

    // MARK: Types

    /// The identifiers of the types, in the order in which they were added.
    open var registeredTypeIdentifiers: [String] { types }
    /// The types, in the order in which they were added.
    open var registeredContentTypes: [UTType] { types.compactMap { UTType($0) } }

    /// Returns whether there is a type that is another one, or one of its kinds.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        matching(typeIdentifier) != nil
    }

    private func matching(_ typeIdentifier: String) -> String? {
        if types.contains(typeIdentifier) { return typeIdentifier }
        guard let desired = UTType(typeIdentifier) else { return nil }
        return types.first { UTType($0)?.conforms(to: desired) == true }
    }

    // MARK: Registering

    /// Adds the types of an object that can write its data.
    open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        objects.append(object)
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            add(type)
            items[type] = object
            data[type] = { object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0) }
        }
    }

    /// Adds a type whose data a closure passes on.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        add(typeIdentifier)
        data[typeIdentifier] = loadHandler
    }

    // MARK: Loading

    /// Passes the value of a type to a closure: the value itself, or its data.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {
        guard let type = matching(typeIdentifier) else { return completionHandler?(nil, Self.missing) ?? () }
        if let item = items[type] { return completionHandler?(item, nil) ?? () }
        _ = data[type]?({ completionHandler?($0, $1) })
    }

    /// Passes the data of a type to a closure.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        guard let type = matching(typeIdentifier) else {
            completionHandler(nil, Self.missing)
            return progress
        }
        progress.completedUnitCount = 1
        if let load = data[type] {
            _ = load(completionHandler)
        } else if let url = items[type] as? URL, url.isFileURL {
            completionHandler(try? Data(contentsOf: url), nil)
        } else {
            completionHandler(items[type] as? Data ?? (items[type] as? String).map { Data($0.utf8) }, nil)
        }
        return progress
    }

    /// Returns whether an object of a class can be made: one that was registered, or one of the data.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        object(of: aClass) != nil
            || aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
    }

    /// Passes an object of a class to a closure.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        if let object = object(of: aClass) {
            completionHandler(object, nil)
            return progress
        }
        guard
            let type = aClass.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier)
        else {
            completionHandler(nil, Self.missing)
            return progress
        }
        return loadDataRepresentation(forTypeIdentifier: type) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    private func object<Requested: NSItemProviderReading>(of type: Requested.Type) -> (any NSItemProviderReading)? {
        objects.lazy.compactMap { $0 as? Requested }.first
    }

    /// Passes a string to a closure.
    @discardableResult
    open func loadObject(
        ofClass aClass: String.Type, completionHandler: @escaping (String?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: UTType.text.identifier) { data, error in
            completionHandler(data.map { String(decoding: $0, as: UTF8.self) }, error)
        }
    }

    /// Passes a URL to a closure.
    @discardableResult
    open func loadObject(
        ofClass aClass: URL.Type, completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) -> Progress {
        if let url = objects.lazy.compactMap({ $0 as? URL ?? ($0 as? NSURL).map { $0 as URL } }).first {
            completionHandler(url, nil)
            return Progress(totalUnitCount: 1)
        }
        return loadDataRepresentation(forTypeIdentifier: UTType.url.identifier) { data, error in
            completionHandler(data.flatMap { URL(string: String(decoding: $0, as: UTF8.self)) }, error)
        }
    }

    private static var missing: NSError { NSError(domain: errorDomain, code: -1000) }
    /// The domain of the errors.
    public static let errorDomain = "NSItemProviderErrorDomain"
}
