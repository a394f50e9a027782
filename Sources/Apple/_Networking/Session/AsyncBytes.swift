import UIKit

extension URLSession {
    /// The bytes of an answer, as a sequence.
    public struct AsyncBytes: AsyncSequence, Sendable {
        /// The elements are bytes.
        public typealias Element = UInt8

        /// The task that loads the bytes.
        public let task: URLSessionDataTask
        private let data: Data

        init(_ task: URLSessionDataTask, _ data: Data) { (self.task, self.data) = (task, data) }

        /// Passes the bytes on, one after another.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var rest: Data.Iterator

            /// Returns the next byte; nil at the end.
            public mutating func next() async throws -> UInt8? { rest.next() }
        }

        /// Returns an iterator over the bytes.
        public func makeAsyncIterator() -> Iterator { Iterator(rest: data.makeIterator()) }
    }

    /// Loads an address, and returns its bytes when all have arrived.
    ///
    /// - Throws: A `URLError`.
    public func bytes(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) { try await bytes(for: URLRequest(url: url), delegate: delegate) }

    /// Loads a request, and returns its bytes when all have arrived.
    ///
    /// - Throws: A `URLError`.
    public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        let (data, response, task) = try await loaded(request, delegate)
        return (AsyncBytes(task, data), response)
    }
}

/// The lines of a sequence of bytes.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    /// The elements are lines, without what ends them.
    public typealias Element = String

    private let base: Base

    init(_ base: Base) { self.base = base }

    /// Passes the lines on, one after another.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var base: Base.AsyncIterator

        /// Returns the next line that is not empty; nil at the end.
        public mutating func next() async rethrows -> String? {
            var line: [UInt8] = []
            while let byte = try await base.next() {
                if byte != 10, byte != 13 {
                    line.append(byte)
                } else if !line.isEmpty {
                    return String(decoding: line, as: UTF8.self)
                }
            }
            return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }
    }

    /// Returns an iterator over the lines.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
    /// The lines of the bytes, without those that are empty.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
}

extension URL {
    /// The bytes at the address, which the shared session loads.
    public var resourceBytes: AsyncThrowingStream<UInt8, any Error> {
        AsyncThrowingStream { continuation in
            Task {
                do {
                    for byte in try await URLSession.shared.data(from: self).0 { continuation.yield(byte) }
                    continuation.finish()
                } catch { continuation.finish(throwing: error) }
            }
        }
    }

    /// The lines at the address, which the shared session loads.
    public var lines: AsyncLineSequence<AsyncThrowingStream<UInt8, any Error>> { resourceBytes.lines }
}
