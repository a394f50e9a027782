import QuartziteUIFoundation

// The identifiers of types in the API of MobileCoreServices; `UTType` has replaced them.

/// The type `public.item`.
public let kUTTypeItem: CFString = "public.item"
/// The type `public.content`.
public let kUTTypeContent: CFString = "public.content"
/// The type `public.composite-content`.
public let kUTTypeCompositeContent: CFString = "public.composite-content"
/// The type `public.message`.
public let kUTTypeMessage: CFString = "public.message"
/// The type `public.contact`.
public let kUTTypeContact: CFString = "public.contact"
/// The type `public.archive`.
public let kUTTypeArchive: CFString = "public.archive"
/// The type `public.disk-image`.
public let kUTTypeDiskImage: CFString = "public.disk-image"
/// The type `public.data`.
public let kUTTypeData: CFString = "public.data"
/// The type `public.directory`.
public let kUTTypeDirectory: CFString = "public.directory"
/// The type `com.apple.resolvable`.
public let kUTTypeResolvable: CFString = "com.apple.resolvable"
/// The type `public.symlink`.
public let kUTTypeSymLink: CFString = "public.symlink"
/// The type `public.executable`.
public let kUTTypeExecutable: CFString = "public.executable"
/// The type `com.apple.mount-point`.
public let kUTTypeMountPoint: CFString = "com.apple.mount-point"
/// The type `com.apple.alias-file`.
public let kUTTypeAliasFile: CFString = "com.apple.alias-file"
/// The type `com.apple.alias-record`.
public let kUTTypeAliasRecord: CFString = "com.apple.alias-record"
/// The type `com.apple.bookmark`.
public let kUTTypeURLBookmarkData: CFString = "com.apple.bookmark"
/// The type `public.url`.
public let kUTTypeURL: CFString = "public.url"
/// The type `public.file-url`.
public let kUTTypeFileURL: CFString = "public.file-url"
/// The type `public.text`.
public let kUTTypeText: CFString = "public.text"
/// The type `public.plain-text`.
public let kUTTypePlainText: CFString = "public.plain-text"
/// The type `public.utf8-plain-text`.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// The type `public.utf16-external-plain-text`.
public let kUTTypeUTF16ExternalPlainText: CFString = "public.utf16-external-plain-text"
/// The type `public.utf16-plain-text`.
public let kUTTypeUTF16PlainText: CFString = "public.utf16-plain-text"
/// The type `public.delimited-values-text`.
public let kUTTypeDelimitedText: CFString = "public.delimited-values-text"
/// The type `public.comma-separated-values-text`.
public let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
/// The type `public.tab-separated-values-text`.
public let kUTTypeTabSeparatedText: CFString = "public.tab-separated-values-text"
/// The type `public.utf8-tab-separated-values-text`.
public let kUTTypeUTF8TabSeparatedText: CFString = "public.utf8-tab-separated-values-text"
/// The type `public.rtf`.
public let kUTTypeRTF: CFString = "public.rtf"
/// The type `public.html`.
public let kUTTypeHTML: CFString = "public.html"
/// The type `public.xml`.
public let kUTTypeXML: CFString = "public.xml"
/// The type `public.source-code`.
public let kUTTypeSourceCode: CFString = "public.source-code"
/// The type `public.assembly-source`.
public let kUTTypeAssemblyLanguageSource: CFString = "public.assembly-source"
/// The type `public.c-source`.
public let kUTTypeCSource: CFString = "public.c-source"
/// The type `public.objective-c-source`.
public let kUTTypeObjectiveCSource: CFString = "public.objective-c-source"
/// The type `public.swift-source`.
public let kUTTypeSwiftSource: CFString = "public.swift-source"
/// The type `public.c-plus-plus-source`.
public let kUTTypeCPlusPlusSource: CFString = "public.c-plus-plus-source"
/// The type `public.objective-c-plus-plus-source`.
public let kUTTypeObjectiveCPlusPlusSource: CFString = "public.objective-c-plus-plus-source"
/// The type `public.c-header`.
public let kUTTypeCHeader: CFString = "public.c-header"
/// The type `public.c-plus-plus-header`.
public let kUTTypeCPlusPlusHeader: CFString = "public.c-plus-plus-header"
/// The type `com.sun.java-source`.
public let kUTTypeJavaSource: CFString = "com.sun.java-source"
/// The type `public.script`.
public let kUTTypeScript: CFString = "public.script"
/// The type `com.apple.applescript.text`.
public let kUTTypeAppleScript: CFString = "com.apple.applescript.text"
/// The type `com.apple.applescript.script`.
public let kUTTypeOSAScript: CFString = "com.apple.applescript.script"
/// The type `com.apple.applescript.script-bundle`.
public let kUTTypeOSAScriptBundle: CFString = "com.apple.applescript.script-bundle"
/// The type `com.netscape.javascript-source`.
public let kUTTypeJavaScript: CFString = "com.netscape.javascript-source"
/// The type `public.shell-script`.
public let kUTTypeShellScript: CFString = "public.shell-script"
/// The type `public.perl-script`.
public let kUTTypePerlScript: CFString = "public.perl-script"
/// The type `public.python-script`.
public let kUTTypePythonScript: CFString = "public.python-script"
/// The type `public.ruby-script`.
public let kUTTypeRubyScript: CFString = "public.ruby-script"
/// The type `public.php-script`.
public let kUTTypePHPScript: CFString = "public.php-script"
/// The type `public.json`.
public let kUTTypeJSON: CFString = "public.json"
/// The type `com.apple.property-list`.
public let kUTTypePropertyList: CFString = "com.apple.property-list"
/// The type `com.apple.xml-property-list`.
public let kUTTypeXMLPropertyList: CFString = "com.apple.xml-property-list"
/// The type `com.apple.binary-property-list`.
public let kUTTypeBinaryPropertyList: CFString = "com.apple.binary-property-list"
/// The type `com.adobe.pdf`.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// The type `com.apple.rtfd`.
public let kUTTypeRTFD: CFString = "com.apple.rtfd"
/// The type `com.apple.flat-rtfd`.
public let kUTTypeFlatRTFD: CFString = "com.apple.flat-rtfd"
/// The type `com.apple.txn.text-multimedia-data`.
public let kUTTypeTXNTextAndMultimediaData: CFString = "com.apple.txn.text-multimedia-data"
/// The type `com.apple.webarchive`.
public let kUTTypeWebArchive: CFString = "com.apple.webarchive"
/// The type `public.image`.
public let kUTTypeImage: CFString = "public.image"
/// The type `public.jpeg`.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// The type `public.jpeg-2000`.
public let kUTTypeJPEG2000: CFString = "public.jpeg-2000"
/// The type `public.tiff`.
public let kUTTypeTIFF: CFString = "public.tiff"
/// The type `com.apple.pict`.
public let kUTTypePICT: CFString = "com.apple.pict"
/// The type `com.compuserve.gif`.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// The type `public.png`.
public let kUTTypePNG: CFString = "public.png"
/// The type `com.apple.quicktime-image`.
public let kUTTypeQuickTimeImage: CFString = "com.apple.quicktime-image"
/// The type `com.apple.icns`.
public let kUTTypeAppleICNS: CFString = "com.apple.icns"
/// The type `com.microsoft.bmp`.
public let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// The type `com.microsoft.ico`.
public let kUTTypeICO: CFString = "com.microsoft.ico"
/// The type `public.camera-raw-image`.
public let kUTTypeRawImage: CFString = "public.camera-raw-image"
/// The type `public.svg-image`.
public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
/// The type `com.apple.live-photo`.
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// The type `public.audiovisual-content`.
public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// The type `public.movie`.
public let kUTTypeMovie: CFString = "public.movie"
/// The type `public.video`.
public let kUTTypeVideo: CFString = "public.video"
/// The type `public.audio`.
public let kUTTypeAudio: CFString = "public.audio"
/// The type `com.apple.quicktime-movie`.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// The type `public.mpeg`.
public let kUTTypeMPEG: CFString = "public.mpeg"
/// The type `public.mpeg-2-video`.
public let kUTTypeMPEG2Video: CFString = "public.mpeg-2-video"
/// The type `public.mpeg-2-transport-stream`.
public let kUTTypeMPEG2TransportStream: CFString = "public.mpeg-2-transport-stream"
/// The type `public.mp3`.
public let kUTTypeMP3: CFString = "public.mp3"
/// The type `public.mpeg-4`.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// The type `public.mpeg-4-audio`.
public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
/// The type `com.apple.protected-mpeg-4-audio`.
public let kUTTypeAppleProtectedMPEG4Audio: CFString = "com.apple.protected-mpeg-4-audio"
/// The type `com.apple.protected-mpeg-4-video`.
public let kUTTypeAppleProtectedMPEG4Video: CFString = "com.apple.protected-mpeg-4-video"
/// The type `public.avi`.
public let kUTTypeAVIMovie: CFString = "public.avi"
/// The type `public.aiff-audio`.
public let kUTTypeAudioInterchangeFileFormat: CFString = "public.aiff-audio"
/// The type `com.microsoft.waveform-audio`.
public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
/// The type `public.midi-audio`.
public let kUTTypeMIDIAudio: CFString = "public.midi-audio"
/// The type `public.playlist`.
public let kUTTypePlaylist: CFString = "public.playlist"
/// The type `public.m3u-playlist`.
public let kUTTypeM3UPlaylist: CFString = "public.m3u-playlist"
/// The type `public.folder`.
public let kUTTypeFolder: CFString = "public.folder"
/// The type `public.volume`.
public let kUTTypeVolume: CFString = "public.volume"
/// The type `com.apple.package`.
public let kUTTypePackage: CFString = "com.apple.package"
/// The type `com.apple.bundle`.
public let kUTTypeBundle: CFString = "com.apple.bundle"
/// The type `com.apple.plugin`.
public let kUTTypePluginBundle: CFString = "com.apple.plugin"
/// The type `com.apple.metadata-importer`.
public let kUTTypeSpotlightImporter: CFString = "com.apple.metadata-importer"
/// The type `com.apple.quicklook-generator`.
public let kUTTypeQuickLookGenerator: CFString = "com.apple.quicklook-generator"
/// The type `com.apple.xpc-service`.
public let kUTTypeXPCService: CFString = "com.apple.xpc-service"
/// The type `com.apple.framework`.
public let kUTTypeFramework: CFString = "com.apple.framework"
/// The type `com.apple.application`.
public let kUTTypeApplication: CFString = "com.apple.application"
/// The type `com.apple.application-bundle`.
public let kUTTypeApplicationBundle: CFString = "com.apple.application-bundle"
/// The type `com.apple.application-file`.
public let kUTTypeApplicationFile: CFString = "com.apple.application-file"
/// The type `public.unix-executable`.
public let kUTTypeUnixExecutable: CFString = "public.unix-executable"
/// The type `com.microsoft.windows-executable`.
public let kUTTypeWindowsExecutable: CFString = "com.microsoft.windows-executable"
/// The type `com.sun.java-class`.
public let kUTTypeJavaClass: CFString = "com.sun.java-class"
/// The type `com.sun.java-archive`.
public let kUTTypeJavaArchive: CFString = "com.sun.java-archive"
/// The type `com.apple.systempreference.prefpane`.
public let kUTTypeSystemPreferencesPane: CFString = "com.apple.systempreference.prefpane"
/// The type `org.gnu.gnu-zip-archive`.
public let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"
/// The type `public.bzip2-archive`.
public let kUTTypeBzip2Archive: CFString = "public.bzip2-archive"
/// The type `public.zip-archive`.
public let kUTTypeZipArchive: CFString = "public.zip-archive"
/// The type `public.spreadsheet`.
public let kUTTypeSpreadsheet: CFString = "public.spreadsheet"
/// The type `public.presentation`.
public let kUTTypePresentation: CFString = "public.presentation"
/// The type `public.database`.
public let kUTTypeDatabase: CFString = "public.database"
/// The type `public.vcard`.
public let kUTTypeVCard: CFString = "public.vcard"
/// The type `public.to-do-item`.
public let kUTTypeToDoItem: CFString = "public.to-do-item"
/// The type `public.calendar-event`.
public let kUTTypeCalendarEvent: CFString = "public.calendar-event"
/// The type `public.email-message`.
public let kUTTypeEmailMessage: CFString = "public.email-message"
/// The type `com.apple.internet-location`.
public let kUTTypeInternetLocation: CFString = "com.apple.internet-location"
/// The type `com.apple.ink.inktext`.
public let kUTTypeInkText: CFString = "com.apple.ink.inktext"
/// The type `public.font`.
public let kUTTypeFont: CFString = "public.font"
/// The type `public.bookmark`.
public let kUTTypeBookmark: CFString = "public.bookmark"
/// The type `public.3d-content`.
public let kUTType3DContent: CFString = "public.3d-content"
/// The type `com.rsa.pkcs-12`.
public let kUTTypePKCS12: CFString = "com.rsa.pkcs-12"
/// The type `public.x509-certificate`.
public let kUTTypeX509Certificate: CFString = "public.x509-certificate"
/// The type `org.idpf.epub-container`.
public let kUTTypeElectronicPublication: CFString = "org.idpf.epub-container"
/// The type `public.log`.
public let kUTTypeLog: CFString = "public.log"

/// A key of what a tag describes: a file name extension.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// A key of what a tag describes: a MIME type.
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// Returns whether a type is another type, or one of its kinds.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return false }
    return type.conforms(to: other)
}

/// Returns whether two identifiers are those of the same type.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
    inUTI1.lowercased() == inUTI2.lowercased()
}

/// Returns the identifier of the type of files with an extension; nil if it is not known, and for other tags.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<NSString>? {
    guard inTagClass == kUTTagClassFilenameExtension, let type = UTType(filenameExtension: inTag) else { return nil }
    return Unmanaged.passRetained(NSString(string: type.identifier))
}

/// Returns the file name extension or the MIME type of a type; nil if it is not known, and for other tags.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<NSString>? {
    let type = UTType(inUTI)
    let isExtension = inTagClass == kUTTagClassFilenameExtension
    let isMIME = inTagClass == kUTTagClassMIMEType
    let name = isExtension ? type?.preferredFilenameExtension : isMIME ? type?.preferredMIMEType : nil
    return name.map { Unmanaged.passRetained(NSString(string: $0)) }
}

/// Returns the same for the identifier that ``UTTypeCreatePreferredIdentifierForTag(_:_:_:)`` returns.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: NSString, _ inTagClass: CFString) -> Unmanaged<NSString>? {
    UTTypeCopyPreferredTagWithClass(inUTI as String, inTagClass)
}
