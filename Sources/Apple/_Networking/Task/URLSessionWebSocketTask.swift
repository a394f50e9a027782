import UIKit

/// A web socket, whose messages are recorded: they arrive on the scene's clock.
///
/// What is sent reaches nobody, and pings are answered after the delay of answers. A socket without recorded messages
/// fails.
open class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {
    /// A message.
    public enum Message: Sendable {
        /// Bytes.
        case data(Data)
        /// A text.
        case string(String)
    }

    /// Why a socket is closed; raw values are those of RFC 6455.
    public enum CloseCode: Int, Sendable {
        /// It is not closed.
        case invalid = 0
        /// It is not needed any more.
        case normalClosure = 1000
        /// One side goes away.
        case goingAway = 1001
        /// A rule was broken.
        case protocolError = 1002
        /// The kind of data is not known.
        case unsupportedData = 1003
        /// There was no reason.
        case noStatusReceived = 1005
        /// The connection was lost.
        case abnormalClosure = 1006
        /// Data are damaged.
        case invalidFramePayloadData = 1007
        /// A message is not allowed.
        case policyViolation = 1008
        /// A message is too big.
        case messageTooBig = 1009
        /// The server lacks an extension.
        case mandatoryExtensionMissing = 1010
        /// The server failed.
        case internalServerError = 1011
        /// There is no encryption.
        case tlsHandshakeFailure = 1015
    }

    /// The largest message in bytes.
    open var maximumMessageSize = 1 << 20
    /// Why the socket is closed.
    open private(set) var closeCode = CloseCode.invalid
    /// The reason in bytes.
    open private(set) var closeReason: Data?

    private var arrived: [Message] = []
    private var waiting: [@Sendable (Result<Message, any Error>) -> Void] = []
    private var isOpen = false
    private var hasBegun = false
    private var end: (any Error)?
    private var socketDelegate: (any URLSessionWebSocketDelegate)? {
        taskDelegate as? any URLSessionWebSocketDelegate
    }

    override var hasStarted: Bool { hasBegun }

    override func start() {
        hasBegun = true
        guard let request = originalRequest, let url = request.url else {
            return fail(NetworkError.error(.badURL, nil))
        }
        let access = NetworkAccess.current
        guard let messages = access.messages(for: request, at: url) else {
            return fail(NetworkError.error(.cannotConnectToHost, url))
        }
        after(access.delay) { [self] in
            isOpen = true
            let selected = request.value(forHTTPHeaderField: "Sec-WebSocket-Protocol")?.split(separator: ",").first
            socketDelegate?.urlSession(
                session, webSocketTask: self,
                didOpenWithProtocol: selected?.trimmingCharacters(in: .whitespaces))
        }
        for (index, item) in messages.enumerated() {
            let time = item.time ?? access.delay * Double(index + 1)
            after(access.delay + time) { [self] in
                arrived.append(item.message)
                passOn()
            }
        }
    }

    private func after(_ seconds: Double, _ call: @escaping () -> Void) {
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in
            session.deliver { [self] in if end == nil, state != .completed { call() } }
        }
    }

    private func passOn() {
        while !waiting.isEmpty, !arrived.isEmpty { waiting.removeFirst()(.success(arrived.removeFirst())) }
    }

    private func fail(_ error: any Error) { session.deliver { [self] in close(error) } }

    private func close(_ error: (any Error)?) {
        guard end == nil else { return }
        isOpen = false
        let reason = error ?? NSError(domain: NSPOSIXErrorDomain, code: 57)
        end = reason
        let calls = waiting
        waiting = []
        for call in calls { call(.failure(reason)) }
        finish(error)
    }

    /// Sends a message, which reaches nobody.
    open func send(_ message: Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        session.deliver { [self] in completionHandler(end) }
    }

    /// Sends a message, which reaches nobody.
    ///
    /// - Throws: The error with which the socket has ended.
    public func send(_ message: Message) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            send(message) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    /// Passes the next message to a closure, or the error with which the socket ends.
    open func receive(completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void) {
        session.deliver { [self] in
            if let end, arrived.isEmpty { return completionHandler(.failure(end)) }
            waiting.append(completionHandler)
            passOn()
        }
    }

    /// Returns the next message.
    ///
    /// - Throws: The error with which the socket ends.
    public func receive() async throws -> Message {
        try await withCheckedThrowingContinuation { continuation in
            receive { continuation.resume(with: $0) }
        }
    }

    /// Calls a closure after the delay of answers.
    open func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void) {
        DispatchQueue.global().asyncAfter(deadline: .now() + NetworkAccess.current.delay) { [self] in
            session.deliver { [self] in pongReceiveHandler(end) }
        }
    }

    /// Closes the socket.
    open func cancel(with closeCode: CloseCode, reason: Data?) {
        session.deliver { [self] in
            guard end == nil, state != .completed else { return }
            (self.closeCode, closeReason) = (closeCode, reason)
            if isOpen {
                socketDelegate?.urlSession(session, webSocketTask: self, didCloseWith: closeCode, reason: reason)
            }
            close(nil)
        }
    }

    /// Ends the task with `URLError.Code.cancelled`.
    open override func cancel() { fail(NetworkError.error(.cancelled, originalRequest?.url)) }
}

/// The methods that a session calls about a web socket.
public protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {
    /// Tells the delegate that a socket is open.
    func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?)
    /// Tells the delegate that a socket is closed.
    func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
        didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
}

extension URLSessionWebSocketDelegate {
    /// Does nothing.
    public func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?
    ) {}
    /// Does nothing.
    public func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
        didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
    ) {}
}
