import QuartziteDeviceServices
import UIKit

/// The kind of activity with which a found item opens the app.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the name of the found item.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The kind of activity with which a search opens the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"

/// The items that the user could find outside of the app; nobody searches.
open class CSSearchableIndex: NSObject {
    private var items: [CSSearchableItem] = []
    /// Returns the index of the app.
    open class func `default`() -> CSSearchableIndex {
        SceneContext.current.object(of: CSSearchableIndex.self) { CSSearchableIndex(name: "default") }
    }
    /// Returns true.
    open class func isIndexingAvailable() -> Bool { true }
    /// Creates an index.
    public init(name: String) {}

    private func done(_ handler: (((any Error)?) -> Void)?) { DeviceServices.answer { handler?(nil) } }
    /// Keeps items, in place of those with the same names; the block is called after 0.1 seconds.
    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        let names = items.map(\.uniqueIdentifier)
        self.items.removeAll { names.contains($0.uniqueIdentifier) }
        self.items += items
        done(completionHandler)
    }
    /// Keeps items, in place of those with the same names.
    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
        indexSearchableItems(items, completionHandler: nil)
    }
    /// Removes items; the block is called after 0.1 seconds.
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        items.removeAll { identifiers.contains($0.uniqueIdentifier) }
        done(completionHandler)
    }
    /// Removes the items of groups; the block is called after 0.1 seconds.
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        items.removeAll { item in item.domainIdentifier.map(domainIdentifiers.contains) == true }
        done(completionHandler)
    }
    /// Removes all items; the block is called after 0.1 seconds.
    open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
        items.removeAll()
        done(completionHandler)
    }
}

/// An item that the user could find.
open class CSSearchableItem: NSObject {
    /// The name.
    open var uniqueIdentifier: String
    /// The group; nil for none.
    open var domainIdentifier: String?
    /// When the item ends; nil for a month.
    open var expirationDate: Date?
    /// What is known about the item.
    open var attributeSet: CSSearchableItemAttributeSet
    /// Creates an item.
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
    }
}

/// What is known about an item.
open class CSSearchableItemAttributeSet: NSObject {
    /// The type of the item.
    public let contentType: String
    /// The title.
    open var title: String?
    /// The title that is shown.
    open var displayName: String?
    /// The description.
    open var contentDescription: String?
    /// Words by which the item is found.
    open var keywords: [String]?
    /// A small picture.
    open var thumbnailData: Data?
    /// The address of a small picture.
    open var thumbnailURL: URL?
    /// The address of the contents.
    open var contentURL: URL?
    /// The name of a related item.
    open var relatedUniqueIdentifier: String?
    /// Creates values for a type.
    public init(itemContentType: String) { contentType = itemContentType }
    /// Creates values for a type.
    public init(contentType: UTType) { self.contentType = contentType.identifier }
}
