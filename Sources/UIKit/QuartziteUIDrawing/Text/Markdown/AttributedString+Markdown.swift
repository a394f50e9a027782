import QuartziteUIFoundation

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// Parts of Markdown.
        public enum InterpretedSyntax: Int, Hashable, Sendable {
            /// Paragraphs, whose marks are removed, and what is inside of lines.
            case full
            /// Only what is inside of lines.
            case inlineOnly
            /// Only what is inside of lines; white space stays as it is.
            case inlineOnlyPreservingWhitespace
        }

        /// What happens to text that cannot be read.
        public enum FailurePolicy: Int, Hashable, Sendable {
            /// An error is thrown.
            case throwError
            /// The text that could be read is returned.
            case returnPartiallyParsedIfPossible
        }

        /// Whether the extensions of Apple's Markdown are read; false by default, and without effect.
        public var allowsExtendedAttributes: Bool
        /// The part of Markdown that is read; `full` by default.
        public var interpretedSyntax: InterpretedSyntax
        /// What happens to text that cannot be read; any text can be read here.
        public var failurePolicy: FailurePolicy
        /// The language of the text; nil by default, and without effect.
        public var languageCode: String?

        /// Creates options.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
            if allowsExtendedAttributes {
                unsupported("AttributedString.MarkdownParsingOptions.allowsExtendedAttributes")
            }
            if languageCode != nil { unsupported("AttributedString.MarkdownParsingOptions.languageCode") }
        }
    }

    /// Creates a string from Markdown: emphasis, strong emphasis, code, strikethrough and links.
    ///
    /// Paragraphs, headings and list items follow one another without line ends, as in Apple's; the attribute that would
    /// tell them apart is missing.
    ///
    /// - Parameters:
    ///   - markdown: The text.
    ///   - options: How the text is read.
    ///   - baseURL: The address to which those of links are relative; nil for none.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        let blocks =
            options.interpretedSyntax == .full ? MarkdownBlocks(markdown).texts : [markdown]
        let keepsSpace = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
        for block in blocks {
            for span in MarkdownSpans(block, keepsLineEnds: keepsSpace).spans {
                var part = AttributedString(span.text)
                if !span.intent.isEmpty {
                    part[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = span.intent
                }
                if let address = span.link {
                    part[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
                        URL(string: address, relativeTo: baseURL)
                }
                append(part)
            }
        }
    }

    /// Creates a string from the UTF-8 of Markdown; bytes that are not valid are replaced.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws { try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL) }

    /// Creates a string from a file of Markdown.
    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws { try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL) }
}

/// The texts of the paragraphs, headings and list items of Markdown, without the marks at their starts.
struct MarkdownBlocks {
    package private(set) var texts: [String] = []

    init(_ markdown: String) {
        var lines: [Substring] = []
        var isFenced = false
        func end(_ lines: inout [Substring], into texts: inout [String]) {
            if !lines.isEmpty { texts.append(lines.joined(separator: "\n")) }
            lines = []
        }
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            let text = line.drop { $0 == " " || $0 == "\t" }
            if text.hasPrefix("```") {
                end(&lines, into: &texts)
                isFenced.toggle()
            } else if isFenced {
                lines.append(line)
            } else if text.allSatisfy(\.isWhitespace) {
                end(&lines, into: &texts)
            } else if let rest = text.withoutBlockMark {
                end(&lines, into: &texts)
                lines = [rest]
                if text.hasPrefix("#") { end(&lines, into: &texts) }
            } else {
                lines.append(text)
            }
        }
        end(&lines, into: &texts)
    }
}

extension Substring {
    /// The line without the mark of a heading, a quotation or a list item; nil if it has none.
    fileprivate var withoutBlockMark: Substring? {
        let level = prefix { $0 == "#" }.count
        if (1...6).contains(level), dropFirst(level).first == " " { return dropFirst(level).drop { $0 == " " } }
        if hasPrefix(">") { return dropFirst().drop { $0 == " " } }
        if hasPrefix("- ") || hasPrefix("* ") || hasPrefix("+ ") { return dropFirst(2).drop { $0 == " " } }
        let digits = prefix { $0.isASCII && $0.isNumber }.count
        let rest = dropFirst(digits)
        guard (1...9).contains(digits), rest.hasPrefix(". ") || rest.hasPrefix(") ") else { return nil }
        return rest.dropFirst(2).drop { $0 == " " }
    }
}
