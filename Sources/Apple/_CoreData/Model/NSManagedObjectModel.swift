import UIKit

/// The entities of an app's objects.
open class NSManagedObjectModel: NSObject {
    /// The entities, in alphabetical order if they were read from a file.
    open var entities: [NSEntityDescription] = [] {
        didSet {
            for entity in entities { entity.managedObjectModel = self }
            byName = Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
            ModelList.current.add(self)
        }
    }
    /// The texts for errors; without effect.
    open var localizationDictionary: [String: String]?
    /// Names of the model's version.
    open var versionIdentifiers: Set<AnyHashable> = []

    private var byName: [String: NSEntityDescription] = [:]
    private var requests: [String: NSFetchRequest<NSFetchRequestResult>] = [:]
    /// The names of the entities of each configuration.
    private var members: [String: [String]] = [:]

    /// Creates a model without entities.
    public override init() { super.init() }

    /// Reads a model: the current version in a folder `.momd` or `.xcdatamodeld`, or `.xcdatamodel`.
    ///
    /// Returns nil if there is none, and, with a line on standard error, if it is damaged.
    public convenience init?(contentsOf url: URL) {
        do {
            guard let reader = try ModelReader(url) else { return nil }
            self.init()
            try reader.read(into: self)
        } catch {
            Notices.report("\(error)")
            return nil
        }
    }

    /// Returns a model with the entities of all models in bundles; nil if there is none.
    ///
    /// - Parameter bundles: The bundles; nil for the main one.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let folders = (bundles ?? [Bundle.main]).compactMap(\.resourceURL)
        let files = folders.flatMap { folder -> [URL] in
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
            return names.filter { $0.hasSuffix(".momd") || $0.hasSuffix(".mom") }.map(folder.appendingPathComponent)
        }
        return NSManagedObjectModel(byMerging: files.compactMap { NSManagedObjectModel(contentsOf: $0) })
    }

    /// Creates a model with the entities of others; nil if there is none.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models, !models.isEmpty else { return nil }
        self.init()
        if models.count == 1 {
            (requests, members) = (models[0].requests, models[0].members)
        }
        var seen: Set<String> = []
        entities = models.flatMap(\.entities).filter { seen.insert($0.name ?? "").inserted }
        for model in models { requests.merge(model.requests) { first, _ in first } }
    }

    /// The entities by name.
    open var entitiesByName: [String: NSEntityDescription] { byName }

    // MARK: Configurations

    /// The names of the configurations, in alphabetical order.
    open var configurations: [String] { members.keys.sorted() }

    /// Returns the entities of a configuration; nil if there is none of that name.
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration, configuration != "Default" else { return entities }
        return members[configuration].map { names in names.compactMap { byName[$0] } }
    }

    /// Sets the entities of a configuration.
    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        members[configuration] = entities.compactMap(\.name)
    }

    // MARK: Fetch requests

    /// The requests that the model contains, by name.
    open var fetchRequestTemplatesByName: [String: NSFetchRequest<NSFetchRequestResult>] { requests }

    /// Adds a request to the model, or removes it.
    open func setFetchRequestTemplate(
        _ fetchRequestTemplate: NSFetchRequest<NSFetchRequestResult>?, forName name: String
    ) { requests[name] = fetchRequestTemplate }

    /// Returns the request with a name; nil if there is none.
    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<NSFetchRequestResult>? { requests[name] }

    /// Returns a copy of a request whose predicate has values for its variables; nil if there is no such request.
    open func fetchRequestFromTemplate(
        withName name: String, substitutionVariables variables: [String: Any]
    ) -> NSFetchRequest<NSFetchRequestResult>? {
        guard let template = requests[name] else { return nil }
        let request = template.copied()
        if let predicate = template.predicate {
            request.predicate = NSPredicate { object, _ in
                predicate.evaluate(with: object, substitutionVariables: variables)
            }
        }
        return request
    }

    /// Digests of the entities by name.
    open var entityVersionHashesByName: [String: Data] { byName.mapValues(\.versionHash) }

    /// Whether a store has the entities of this model; true, because stores begin empty.
    open func isConfiguration(
        withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
    ) -> Bool { true }
}

/// The models of a scene, in which classes find their entities.
final class ModelList {
    private var models: [Weak] = []

    private struct Weak { weak var model: NSManagedObjectModel? }

    /// The models of the current scene.
    static var current: ModelList { SceneContext.current.object(of: ModelList.self) { ModelList() } }

    func add(_ model: NSManagedObjectModel) {
        models.removeAll { $0.model == nil || $0.model === model }
        models.append(Weak(model: model))
    }

    /// Returns the entity whose objects have a class; nil if no model has one.
    func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        for model in models.reversed().compactMap(\.model) {
            if let found = model.entities.first(where: {
                $0.managedObjectClassName != "NSManagedObject" && $0.objectClass == type
            }) {
                return found
            }
        }
        return nil
    }
}
