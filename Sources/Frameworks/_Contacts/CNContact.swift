import UIKit

/// What a contact is.
public enum CNContactType: Int, Sendable {
    /// A person.
    case person
    /// An organisation.
    case organization
}

/// A contact.
open class CNContact: NSObject {
    /// The name of the contact.
    public let identifier = UUID().uuidString
    final var values = Values()
    struct Values {
        var (given, family, middle, nickname, organization, job, note) = ("", "", "", "", "", "", "")
        var phones: [CNLabeledValue<CNPhoneNumber>] = []
        var emails: [CNLabeledValue<NSString>] = []
        var urls: [CNLabeledValue<NSString>] = []
        var birthday: DateComponents?
        var image: Data?
    }
    /// What the contact is: a person.
    open var contactType: CNContactType { .person }
    /// The given name.
    open var givenName: String { values.given }
    /// The family name.
    open var familyName: String { values.family }
    /// The middle name.
    open var middleName: String { values.middle }
    /// The nickname.
    open var nickname: String { values.nickname }
    /// The organisation.
    open var organizationName: String { values.organization }
    /// The title.
    open var jobTitle: String { values.job }
    /// A note.
    open var note: String { values.note }
    /// The numbers of telephones.
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phones }
    /// The addresses for mails.
    open var emailAddresses: [CNLabeledValue<NSString>] { values.emails }
    /// The addresses of web pages.
    open var urlAddresses: [CNLabeledValue<NSString>] { values.urls }
    /// The birthday.
    open var birthday: DateComponents? { values.birthday }
    /// The picture.
    open var imageData: Data? { values.image }
    /// The small picture.
    open var thumbnailImageData: Data? { values.image }
    /// Whether there is a picture.
    open var imageDataAvailable: Bool { values.image != nil }

    /// Creates an empty contact.
    public override init() {}
    /// Returns a contact that can be changed.
    open override func mutableCopy() -> Any {
        let copy = CNMutableContact()
        copy.values = values
        return copy
    }
    /// Returns true: everything is known.
    open func isKeyAvailable(_ key: String) -> Bool { true }
    /// Returns a condition, which no contact meets.
    open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
    /// Returns a condition, which no contact meets.
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }
}

/// A contact that can be changed.
open class CNMutableContact: CNContact {
    /// The given name.
    open override var givenName: String {
        get { values.given }
        set { values.given = newValue }
    }
    /// The family name.
    open override var familyName: String {
        get { values.family }
        set { values.family = newValue }
    }
    /// The middle name.
    open override var middleName: String {
        get { values.middle }
        set { values.middle = newValue }
    }
    /// The nickname.
    open override var nickname: String {
        get { values.nickname }
        set { values.nickname = newValue }
    }
    /// The organisation.
    open override var organizationName: String {
        get { values.organization }
        set { values.organization = newValue }
    }
    /// The title.
    open override var jobTitle: String {
        get { values.job }
        set { values.job = newValue }
    }
    /// A note.
    open override var note: String {
        get { values.note }
        set { values.note = newValue }
    }
    /// The numbers of telephones.
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { values.phones }
        set { values.phones = newValue }
    }
    /// The addresses for mails.
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { values.emails }
        set { values.emails = newValue }
    }
    /// The addresses of web pages.
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { values.urls }
        set { values.urls = newValue }
    }
    /// The birthday.
    open override var birthday: DateComponents? {
        get { values.birthday }
        set { values.birthday = newValue }
    }
    /// The picture.
    open override var imageData: Data? {
        get { values.image }
        set { values.image = newValue }
    }
}

/// A value with a label, such as a number at home.
open class CNLabeledValue<ValueType: AnyObject>: NSObject {
    /// The label; nil for none.
    public let label: String?
    /// The value.
    public let value: ValueType
    /// Creates a value.
    public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
    /// Returns a label without its marks.
    open class func localizedString(forLabel label: String) -> String {
        label.replacing("_$!<", with: "").replacing(">!$_", with: "").lowercased()
    }
}

/// The number of a telephone.
open class CNPhoneNumber: NSObject {
    /// The number.
    public let stringValue: String
    /// Creates a number.
    public init(stringValue string: String) { stringValue = string }
}

/// The label of home.
public let CNLabelHome = "_$!<Home>!$_"
/// The label of work.
public let CNLabelWork = "_$!<Work>!$_"
/// The label of others.
public let CNLabelOther = "_$!<Other>!$_"
/// The label of mobile telephones.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The label of main telephones.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"

/// Names as texts.
open class CNContactFormatter: NSObject {
    /// How names are written.
    open var style = CNContactFormatterStyle.fullName
    /// Creates a formatter.
    public override init() {}
    /// Returns the name of a contact: the given name and the family name; nil if there is none.
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    /// Returns the name of a contact: the given name and the family name; nil if there is none.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let names = [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }
        return names.isEmpty ? nil : names.joined(separator: " ")
    }
    /// Returns the keys of names.
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        CNContactGivenNameKey
    }
}

/// How names are written.
public enum CNContactFormatterStyle: Int, Sendable {
    /// As they are.
    case fullName
    /// As they are spoken.
    case phoneticFullName
}
