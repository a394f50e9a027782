import UIKit

/// The loading of one task: it asks what answers the request, and passes the answer on at its time.
///
/// Cookies, the cache, redirections and challenges are the same for recorded answers and for those of a server.
final class TaskLoading: @unchecked Sendable {
    let task: URLSessionTask
    private(set) var isOver = false
    private var custom: ProtocolClient?
    /// What arrived while the task was suspended, or while the delegate was asked.
    private var deferred: [() -> Void] = []
    private var isAsking = false
    /// The number of requests so far; answers to earlier ones are void.
    private var number = 0
    private var redirections = 0
    private var failures = 0
    private let times = TaskTimes()
    /// The answer so far, if it may be kept.
    private var kept: (response: HTTPURLResponse, data: Data)?

    init(_ task: URLSessionTask) { self.task = task }

    var configuration: URLSessionConfiguration { task.session.configuration }
    private var delegate: (any URLSessionTaskDelegate)? { task.taskDelegate }

    /// Begins to load.
    func start() {
        times.start()
        guard var request = task.originalRequest, request.url != nil else { return fail(.badURL) }
        for (name, value) in configuration.httpAdditionalHeaders ?? [:] {
            guard let name = name as? String, request.value(forHTTPHeaderField: name) == nil else { continue }
            request.setValue("\(value)", forHTTPHeaderField: name)
        }
        request.httpShouldHandleCookies = request.httpShouldHandleCookies && configuration.httpShouldSetCookies
        BodyReading(task).read(into: request) { [self] result in
            switch result {
            case .success(let request): load(request)
            case .failure(let error): finish(error)
            }
        }
    }

    /// Loads a request: the first one, or one to which an answer led.
    private func load(_ request: URLRequest) {
        guard let url = request.url else { return fail(.badURL) }
        number += 1
        custom?.stop()
        custom = nil
        kept = nil
        task.currentRequest = request
        let request = withCookies(request, url)
        times.begin(request)
        if let type = customProtocol() {
            let client = ProtocolClient(self)
            custom = client
            return DispatchQueue.global().async { [task] in client.start(type, request, for: task) }
        }
        if answerFromCache(request) { return }
        notifyOfBody(of: request)
        let answer = NetworkAccess.current.answer(to: request, at: url)
        if answer.isOffline, configuration.waitsForConnectivity { return waitForNetwork(answer) }
        let limit = timeout(of: request)
        let parts = answer.parts
        guard answer.delay / Double(parts) <= limit else {
            return later(limit) { [self] in fail(.timedOut) }
        }
        later(answer.delay / Double(parts)) { [self] in
            switch answer.result() {
            case .success(let (response, data)):
                receive(response, AnswerParts(data, parts, every: answer.delay / Double(parts)))
            case .failure(let error): finish(error)
            }
        }
    }

    /// Calls a closure after a time of the scene's clock, unless another request is loaded by then.
    private func later(_ seconds: Double, _ call: @escaping () -> Void) {
        let begun = number
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in
            if begun == number, !isOver { call() }
        }
    }

    private func timeout(of request: URLRequest) -> Double {
        request.timeoutInterval == 60 ? configuration.timeoutIntervalForRequest : request.timeoutInterval
    }

    private func waitForNetwork(_ answer: NetworkAccess.Answer) {
        pass { [self] in delegate?.urlSession(task.session, taskIsWaitingForConnectivity: task) }
        later(configuration.timeoutIntervalForResource) { [self] in
            if case .failure(let error) = answer.result() { finish(error) }
        }
    }

    /// Returns the class of the app's own that loads the request.
    private func customProtocol() -> URLProtocol.Type? {
        let configured = (configuration.protocolClasses ?? []).compactMap { $0 as? URLProtocol.Type }
        return (RegisteredProtocols.current.classes.reversed() + configured).first { $0.canInit(with: task) }
    }

    private func notifyOfBody(of request: URLRequest) {
        guard let length = request.httpBody?.count, length > 0 else { return }
        task.session.deliver { [task] in
            task.countOfBytesSent = Int64(length)
            task.countOfBytesExpectedToSend = Int64(length)
            task.taskDelegate?.urlSession(
                task.session, task: task, didSendBodyData: Int64(length), totalBytesSent: Int64(length),
                totalBytesExpectedToSend: Int64(length))
        }
    }

    // MARK: Cookies and the cache

    private func withCookies(_ request: URLRequest, _ url: URL) -> URLRequest {
        guard request.httpShouldHandleCookies, request.value(forHTTPHeaderField: "Cookie") == nil,
            let cookies = configuration.httpCookieStorage?.cookies(for: url), !cookies.isEmpty
        else { return request }
        var request = request
        for (name, value) in HTTPCookie.requestHeaderFields(with: cookies) {
            request.setValue(value, forHTTPHeaderField: name)
        }
        return request
    }

    private func keepCookies(of response: HTTPURLResponse) {
        guard let request = task.currentRequest, request.httpShouldHandleCookies, let url = response.url,
            configuration.httpCookieAcceptPolicy != .never, let storage = configuration.httpCookieStorage,
            let field = response.value(forHTTPHeaderField: "Set-Cookie")
        else { return }
        let cookies = HTTPCookie.cookies(withResponseHeaderFields: ["Set-Cookie": field], for: url)
        storage.setCookies(cookies, for: url, mainDocumentURL: request.mainDocumentURL)
    }

    /// Returns whether the request is answered from the cache, or fails because it is not there.
    private func answerFromCache(_ request: URLRequest) -> Bool {
        let policy =
            request.cachePolicy == .useProtocolCachePolicy ? configuration.requestCachePolicy : request.cachePolicy
        let found: CachedURLResponse? =
            switch policy {
            case .returnCacheDataElseLoad, .returnCacheDataDontLoad:
                configuration.urlCache?.cachedResponse(for: request)
            case .useProtocolCachePolicy: configuration.urlCache?.freshResponse(for: request)
            default: nil
            }
        guard let found else {
            if policy == .returnCacheDataDontLoad { fail(.resourceUnavailable) }
            return policy == .returnCacheDataDontLoad
        }
        times.isFromCache = true
        later(0) { [self] in receive(found.response, AnswerParts(found.data, 1, every: 0)) }
        return true
    }

    /// Keeps the answer, if the session has a cache and the delegate wants it, and then calls a closure.
    private func keepAnswer(then next: @escaping () -> Void) {
        guard let cache = configuration.urlCache, let kept, let request = task.currentRequest, !times.isFromCache,
            ["GET", nil].contains(request.httpMethod), [200, 203, 410].contains(kept.response.statusCode),
            !CacheRules(kept.response).isForbidden, task is URLSessionDataTask
        else { return next() }
        let proposed = CachedURLResponse(
            response: kept.response, data: kept.data, userInfo: nil, storagePolicy: .allowed)
        ask({ task.propose(proposed, $0) }) { answer in
            if let answer { cache.storeCachedResponse(answer, for: request) }
            next()
        }
    }

    // MARK: What arrives

    /// Passes an answer on: its response, its data, and its end.
    private func receive(_ response: URLResponse, _ parts: AnswerParts) {
        times.receive(response)
        let end = { [self] in
            pass { [self] in
                task.receive(response) { [self] goesOn in
                    guard goesOn else { return cancel() }
                    kept = (response as? HTTPURLResponse).map { ($0, parts.data) }
                    deliver(parts)
                }
            }
        }
        guard let answer = response as? HTTPURLResponse, let request = task.currentRequest else { return end() }
        if !times.isFromCache { keepCookies(of: answer) }
        if let next = Redirection.request(after: answer, to: request) {
            return pass { [self] in follow(next, after: answer, otherwise: end) }
        }
        if let space = Challenge.space(of: answer, to: request) {
            return pass { [self] in answerChallenge(space, answer, otherwise: end) }
        }
        end()
    }

    private func deliver(_ parts: AnswerParts) {
        for part in parts.parts.indices {
            let isLast = part == parts.parts.count - 1
            let call = { [self] in
                if !parts.parts[part].isEmpty { receive(parts.parts[part]) }
                if isLast { finish(nil) }
            }
            if part == 0 { call() } else { later(parts.interval * Double(part), call) }
        }
    }

    private func follow(_ next: URLRequest, after response: HTTPURLResponse, otherwise: @escaping () -> Void) {
        redirections += 1
        guard redirections <= Redirection.maximumCount else { return fail(.httpTooManyRedirects) }
        let load = { [self] (request: URLRequest?) in
            guard let request else { return otherwise() }
            times.redirect()
            self.load(request)
        }
        guard let delegate else { return load(next) }
        ask(
            { answer in
                nonisolated(unsafe) let answer = answer
                delegate.urlSession(
                    task.session, task: task, willPerformHTTPRedirection: response, newRequest: next
                ) { answer($0) }
            }, then: load)
    }

    /// Follows a redirection that a `URLProtocol` of the app's own tells.
    func redirect(to request: URLRequest, after response: URLResponse) {
        pass { [self] in
            guard let response = response as? HTTPURLResponse else { return load(request) }
            follow(request, after: response) { [self] in receive(response, AnswerParts(Data(), 1, every: 0)) }
        }
    }

    private func answerChallenge(
        _ space: URLProtectionSpace, _ response: HTTPURLResponse, otherwise: @escaping () -> Void
    ) {
        let proposed =
            failures > 0
            ? nil
            : configuration.urlCredentialStorage?.defaultCredential(for: space)
                ?? Challenge.credential(in: task.currentRequest?.url)
        let challenge = URLAuthenticationChallenge(
            protectionSpace: space, proposedCredential: proposed, previousFailureCount: failures,
            failureResponse: response, error: nil, sender: Challenge.Sender())
        failures += 1
        ask(challenge) { [self] disposition, credential in
            let selected: URLCredential? =
                switch disposition {
                case .useCredential: credential
                case .performDefaultHandling: proposed
                default: nil
                }
            if disposition == .cancelAuthenticationChallenge { return fail(.cancelled) }
            guard let selected, let request = task.currentRequest else { return otherwise() }
            if selected.persistence != .none {
                configuration.urlCredentialStorage?.setDefaultCredential(selected, for: space)
            }
            load(Challenge.request(request, with: selected))
        }
    }

    /// Passes a challenge of a `URLProtocol` of the app's own on, and the answer to its sender.
    func forward(_ challenge: URLAuthenticationChallenge) {
        pass { [self] in
            ask(challenge) { disposition, credential in
                switch (disposition, credential) {
                case (.useCredential, let credential?): challenge.sender?.use(credential, for: challenge)
                case (.useCredential, nil): challenge.sender?.continueWithoutCredential(for: challenge)
                case (.cancelAuthenticationChallenge, _): challenge.sender?.cancel(challenge)
                case (.rejectProtectionSpace, _):
                    challenge.sender?.rejectProtectionSpaceAndContinue(with: challenge)
                default: challenge.sender?.performDefaultHandling(for: challenge)
                }
            }
        }
    }

    private func ask(
        _ challenge: URLAuthenticationChallenge,
        then next: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard let delegate else { return next(.performDefaultHandling, nil) }
        ask(
            { answer in
                nonisolated(unsafe) let answer = answer
                delegate.urlSession(task.session, task: task, didReceive: challenge) { answer(($0, $1)) }
            }, then: next)
    }

    /// Passes a response on.
    func receive(_ response: URLResponse) {
        times.receive(response)
        if let answer = response as? HTTPURLResponse { keepCookies(of: answer) }
        pass { [self] in task.receive(response) { [self] goesOn in if !goesOn { cancel() } } }
    }

    /// Passes data on.
    func receive(_ data: Data) {
        times.receive(data)
        pass { [task] in task.receive(data) }
    }

    /// Passes the end on.
    func finish(_ error: (any Error)?) {
        pass { [self] in
            if error != nil { return end(error) }
            keepAnswer { [self] in if !isOver { end(nil) } }
        }
    }

    private func end(_ error: (any Error)?) {
        isOver = true
        deferred = []
        custom?.stop()
        delegate?.urlSession(task.session, task: task, didFinishCollecting: times.finished)
        task.finish(error)
    }

    /// Ends the task because it is cancelled.
    func cancel() {
        deferred = []
        task.session.deliver { [self] in
            guard !isOver else { return }
            var error = NetworkError.error(.cancelled, task.originalRequest?.url)
            if let data = task.resumeData { error = NetworkError.error(.cancelled, task.originalRequest?.url, data) }
            end(error)
        }
    }

    func fail(_ code: URLError.Code) { finish(NetworkError.error(code, task.currentRequest?.url)) }

    // MARK: Order

    /// Calls a closure on the delegate's queue, unless the task has ended; while it is suspended, the closure waits.
    func pass(_ call: @escaping () -> Void) {
        task.session.deliver { [self] in
            guard !isOver, task.state != .canceling else { return }
            deferred.append(call)
            release()
        }
    }

    /// Passes on what arrived while the task was suspended.
    func resume() { task.session.deliver { [self] in release() } }

    private func release() {
        while !isOver, !isAsking, task.state == .running, !deferred.isEmpty { deferred.removeFirst()() }
    }

    /// Asks the delegate, and calls a closure with the answer; what arrives meanwhile waits.
    func ask<Answer>(
        _ question: (@escaping (Answer) -> Void) -> Void, then next: @escaping (Answer) -> Void
    ) {
        isAsking = true
        let reply = Reply<Answer>()
        let goOn = { [self] (answer: Answer) in
            isAsking = false
            guard !isOver, task.state != .canceling else { return }
            next(answer)
        }
        question { [self] answer in
            guard let answer = reply.deliver(answer) else { return }
            nonisolated(unsafe) let given = answer
            task.session.deliver { [self] in
                goOn(given)
                release()
            }
        }
        if let answer = reply.end() { goOn(answer) }
    }
}
