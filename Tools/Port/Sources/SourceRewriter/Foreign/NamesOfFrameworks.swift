// Written by scripts/generate-frameworks.

extension PlaceholderModules {
    /// The names that frameworks declare which answer like a device with nothing on it.
    static let namesOfFrameworks: [String: Set<String>] = lists.mapValues { list in
        Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    private static let lists: [String: String] = [
        "AVFoundation": """
        AVAsset AVAssetImageGenerator AVAssetTrack AVAsyncProperty AVAudioPlayer AVAudioPlayerDelegate
        AVAudioQuality AVAudioRecorder AVAudioRecorderDelegate AVAuthorizationStatus AVCaptureConnection
        AVCaptureDevice AVCaptureDeviceInput AVCaptureInput AVCaptureMetadataOutput
        AVCaptureMetadataOutputObjectsDelegate AVCaptureOutput AVCapturePhoto AVCapturePhotoCaptureDelegate
        AVCapturePhotoOutput AVCapturePhotoSettings AVCaptureSession AVCaptureVideoDataOutput
        AVCaptureVideoDataOutputSampleBufferDelegate AVCaptureVideoOrientation AVCaptureVideoPreviewLayer
        AVEncoderAudioQualityKey AVEncoderBitRateKey AVError AVFileType AVFormatIDKey
        AVFoundationErrorDomain AVKeyValueStatus AVLayerVideoGravity AVLinearPCMBitDepthKey
        AVLinearPCMIsBigEndianKey AVLinearPCMIsFloatKey AVMediaType AVMetadataItem AVMetadataKey
        AVMetadataMachineReadableCodeObject AVMetadataObject AVNumberOfChannelsKey AVPlayer AVPlayerItem
        AVPlayerItemOutput AVPlayerLayer AVPlayerLooper AVQueuePlayer AVSampleRateKey AVSpeechBoundary
        AVSpeechSynthesisVoice AVSpeechSynthesisVoiceQuality AVSpeechSynthesizer AVSpeechSynthesizerDelegate
        AVSpeechUtterance AVSpeechUtteranceDefaultSpeechRate AVSpeechUtteranceMaximumSpeechRate
        AVSpeechUtteranceMinimumSpeechRate AVURLAsset kAudioFormatAppleLossless kAudioFormatLinearPCM
        kAudioFormatMPEG4AAC
        """,
        "AVKit": """
        AVPictureInPictureController AVPictureInPictureControllerDelegate AVPlayerViewController
        AVPlayerViewControllerDelegate AVRoutePickerView
        """,
        "AdSupport": """
        ASIdentifierManager
        """,
        "AppTrackingTransparency": """
        ATTrackingManager
        """,
        "AuthenticationServices": """
        ASAuthorization ASAuthorizationAppleIDButton ASAuthorizationAppleIDCredential
        ASAuthorizationAppleIDProvider ASAuthorizationAppleIDRequest ASAuthorizationController
        ASAuthorizationControllerDelegate ASAuthorizationControllerPresentationContextProviding
        ASAuthorizationCredential ASAuthorizationError ASAuthorizationErrorDomain
        ASAuthorizationOpenIDRequest ASAuthorizationPasswordProvider ASAuthorizationPasswordRequest
        ASAuthorizationProvider ASAuthorizationRequest ASPasswordCredential ASPresentationAnchor
        ASUserDetectionStatus ASWebAuthenticationPresentationContextProviding ASWebAuthenticationSession
        ASWebAuthenticationSessionError ASWebAuthenticationSessionErrorDomain
        """,
        "BackgroundTasks": """
        BGAppRefreshTask BGAppRefreshTaskRequest BGProcessingTask BGProcessingTaskRequest BGTask
        BGTaskRequest BGTaskScheduler
        """,
        "CloudKit": """
        CKAccountStatus CKContainer CKDatabase CKError CKErrorDomain CKQuery CKRecord CKRecordZone
        """,
        "CommonCrypto": """
        CCHmac CCHmacAlgorithm CC_LONG CC_MD5 CC_MD5_BLOCK_BYTES CC_MD5_DIGEST_LENGTH CC_SHA1
        CC_SHA1_BLOCK_BYTES CC_SHA1_DIGEST_LENGTH CC_SHA224 CC_SHA224_BLOCK_BYTES CC_SHA224_DIGEST_LENGTH
        CC_SHA256 CC_SHA256_BLOCK_BYTES CC_SHA256_DIGEST_LENGTH CC_SHA384 CC_SHA384_BLOCK_BYTES
        CC_SHA384_DIGEST_LENGTH CC_SHA512 CC_SHA512_BLOCK_BYTES CC_SHA512_DIGEST_LENGTH kCCHmacAlgMD5
        kCCHmacAlgSHA1 kCCHmacAlgSHA224 kCCHmacAlgSHA256 kCCHmacAlgSHA384 kCCHmacAlgSHA512
        """,
        "Contacts": """
        CNAuthorizationStatus CNContact CNContactBirthdayKey CNContactEmailAddressesKey
        CNContactFamilyNameKey CNContactFetchRequest CNContactFormatter CNContactFormatterStyle
        CNContactGivenNameKey CNContactIdentifierKey CNContactImageDataAvailableKey CNContactImageDataKey
        CNContactJobTitleKey CNContactMiddleNameKey CNContactNicknameKey CNContactNoteKey
        CNContactOrganizationNameKey CNContactPhoneNumbersKey CNContactPostalAddressesKey CNContactSortOrder
        CNContactStore CNContactThumbnailImageDataKey CNContactType CNContactTypeKey
        CNContactUrlAddressesKey CNEntityType CNError CNErrorDomain CNKeyDescriptor CNLabelHome CNLabelOther
        CNLabelPhoneNumberMain CNLabelPhoneNumberMobile CNLabelWork CNLabeledValue CNMutableContact
        CNPhoneNumber CNSaveRequest
        """,
        "ContactsUI": """
        CNContactPickerDelegate CNContactPickerViewController
        """,
        "CoreBluetooth": """
        CBCentralManager CBCentralManagerDelegate CBCharacteristic CBCharacteristicWriteType CBManager
        CBManagerAuthorization CBManagerState CBPeripheral CBPeripheralDelegate CBService CBUUID
        """,
        "CoreHaptics": """
        CHHapticDeviceCapability CHHapticDynamicParameter CHHapticEngine CHHapticEvent
        CHHapticEventParameter CHHapticPattern CHHapticPatternPlayer
        """,
        "CoreLocation": """
        CLAccuracyAuthorization CLActivityType CLAuthorizationStatus CLCircularRegion CLError CLGeocoder
        CLHeading CLLocation CLLocationAccuracy CLLocationCoordinate2D CLLocationCoordinate2DIsValid
        CLLocationCoordinate2DMake CLLocationDegrees CLLocationDirection CLLocationDistance
        CLLocationDistanceMax CLLocationManager CLLocationManagerDelegate CLLocationSpeed CLPlacemark
        CLRegion CLTimeIntervalMax kCLDistanceFilterNone kCLErrorDomain kCLLocationAccuracyBest
        kCLLocationAccuracyBestForNavigation kCLLocationAccuracyHundredMeters kCLLocationAccuracyKilometer
        kCLLocationAccuracyNearestTenMeters kCLLocationAccuracyReduced kCLLocationAccuracyThreeKilometers
        kCLLocationCoordinate2DInvalid
        """,
        "CoreMedia": """
        CMSampleBuffer CMTime CMTimeAdd CMTimeCompare CMTimeEpoch CMTimeFlags CMTimeGetSeconds CMTimeMake
        CMTimeMakeWithSeconds CMTimeMaximum CMTimeMinimum CMTimeMultiplyByFloat64 CMTimeRange
        CMTimeRangeGetEnd CMTimeRangeMake CMTimeRoundingMethod CMTimeScale CMTimeSubtract CMTimeValue
        CMVideoDimensions kCMTimeIndefinite kCMTimeInvalid kCMTimePositiveInfinity kCMTimeZero
        """,
        "CoreNFC": """
        NFCErrorDomain NFCNDEFMessage NFCNDEFReaderSession NFCNDEFReaderSessionDelegate NFCReaderError
        """,
        "CoreSpotlight": """
        CSQueryContinuationActionType CSSearchableIndex CSSearchableItem CSSearchableItemActionType
        CSSearchableItemActivityIdentifier CSSearchableItemAttributeSet
        """,
        "CoreTelephony": """
        CTCarrier CTRadioAccessTechnologyCDMA1x CTRadioAccessTechnologyEdge CTRadioAccessTechnologyGPRS
        CTRadioAccessTechnologyHSDPA CTRadioAccessTechnologyHSUPA CTRadioAccessTechnologyLTE
        CTRadioAccessTechnologyNR CTRadioAccessTechnologyNRNSA CTRadioAccessTechnologyWCDMA
        CTTelephonyNetworkInfo
        """,
        "CryptoKit": """
        Digest HMAC HashFunction HashedAuthenticationCode Insecure SHA256 SHA256Digest SHA384 SHA384Digest
        SHA512 SHA512Digest SymmetricKey SymmetricKeySize _HashResult
        """,
        "EventKit": """
        EKAlarm EKAuthorizationStatus EKCalendar EKCalendarItem EKEntityType EKError EKErrorDomain EKEvent
        EKEventStore EKReminder EKSpan
        """,
        "EventKitUI": """
        EKEventEditViewAction EKEventEditViewController EKEventEditViewDelegate
        """,
        "GameKit": """
        GKAccessPoint GKAchievement GKError GKErrorDomain GKGameCenterControllerDelegate
        GKGameCenterViewController GKGameCenterViewControllerState GKLeaderboard GKLocalPlayer GKPlayer
        GKScore
        """,
        "HealthKit": """
        HKAuthorizationStatus HKError HKErrorDomain HKHealthStore HKObjectType HKQuantityType
        HKQuantityTypeIdentifier HKSampleType HKWorkoutType
        """,
        "LocalAuthentication": """
        LABiometryType LAContext LAError LAErrorDomain LAPolicy
        """,
        "MediaPlayer": """
        MPChangePlaybackPositionCommand MPChangePlaybackPositionCommandEvent MPMediaItemArtwork
        MPMediaItemPropertyAlbumTitle MPMediaItemPropertyArtist MPMediaItemPropertyArtwork
        MPMediaItemPropertyGenre MPMediaItemPropertyPlaybackDuration MPMediaItemPropertyTitle
        MPNowPlayingInfoCenter MPNowPlayingInfoPropertyAssetURL MPNowPlayingInfoPropertyDefaultPlaybackRate
        MPNowPlayingInfoPropertyElapsedPlaybackTime MPNowPlayingInfoPropertyIsLiveStream
        MPNowPlayingInfoPropertyMediaType MPNowPlayingInfoPropertyPlaybackRate MPNowPlayingPlaybackState
        MPRemoteCommand MPRemoteCommandCenter MPRemoteCommandEvent MPRemoteCommandHandlerStatus
        MPSkipIntervalCommand MPSkipIntervalCommandEvent
        """,
        "MessageUI": """
        MFMailComposeResult MFMailComposeViewController MFMailComposeViewControllerDelegate
        MFMessageComposeViewController MFMessageComposeViewControllerDelegate MessageComposeResult
        """,
        "MultipeerConnectivity": """
        MCEncryptionPreference MCNearbyServiceAdvertiser MCNearbyServiceAdvertiserDelegate
        MCNearbyServiceBrowser MCNearbyServiceBrowserDelegate MCPeerID MCSession MCSessionDelegate
        MCSessionSendDataMode MCSessionState
        """,
        "Network": """
        NWInterface NWPath NWPathMonitor
        """,
        "Photos": """
        PHAccessLevel PHAsset PHAssetCollection PHAssetCollectionSubtype PHAssetCollectionType
        PHAssetMediaType PHAuthorizationStatus PHCachingImageManager PHChange PHFetchOptions PHFetchResult
        PHImageContentMode PHImageErrorKey PHImageManager PHImageManagerMaximumSize PHImageRequestID
        PHImageRequestOptions PHImageRequestOptionsDeliveryMode PHImageRequestOptionsResizeMode
        PHImageResultIsDegradedKey PHImageResultIsInCloudKey PHImageResultRequestIDKey
        PHInvalidImageRequestID PHObject PHPhotoLibrary PHPhotoLibraryChangeObserver PHPhotosError
        PHPhotosErrorDomain
        """,
        "PhotosUI": """
        PHPickerConfiguration PHPickerFilter PHPickerResult PHPickerViewController
        PHPickerViewControllerDelegate
        """,
        "RxCocoaRuntime": """
        RXDeallocatingObserver RXMessageSentObserver RXObjCRuntimeError RXObjCRuntimeErrorDomain
        RXObjCRuntimeErrorIsKVOKey RX_default_target_implementation RX_ensure_observing
        RX_reference_from_selector RX_selector _RXDelegateProxy _RXKVOObserver
        """,
        "SafariServices": """
        SFAuthenticationError SFAuthenticationErrorDomain SFAuthenticationSession SFSafariViewController
        SFSafariViewControllerDelegate SSReadingList
        """,
        "Security": """
        SecAccessControl SecAccessControlCreateFlags SecAccessControlCreateWithFlags
        SecCopyErrorMessageString SecItemAdd SecItemCopyMatching SecItemDelete SecItemUpdate
        SecRandomCopyBytes SecRandomRef errSecAllocate errSecAuthFailed errSecBadReq errSecDecode
        errSecDuplicateItem errSecIO errSecInteractionNotAllowed errSecItemNotFound errSecMissingEntitlement
        errSecNoSuchAttr errSecNotAvailable errSecParam errSecSuccess errSecUnimplemented
        errSecUnsupportedKeychainOption errSecUserCanceled kSecAttrAccessControl kSecAttrAccessGroup
        kSecAttrAccessible kSecAttrAccessibleAfterFirstUnlock
        kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly kSecAttrAccessibleAlways
        kSecAttrAccessibleAlwaysThisDeviceOnly kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly
        kSecAttrAccessibleWhenUnlocked kSecAttrAccessibleWhenUnlockedThisDeviceOnly kSecAttrAccount
        kSecAttrApplicationLabel kSecAttrApplicationTag kSecAttrAuthenticationType
        kSecAttrAuthenticationTypeDPA kSecAttrAuthenticationTypeDefault kSecAttrAuthenticationTypeHTMLForm
        kSecAttrAuthenticationTypeHTTPBasic kSecAttrAuthenticationTypeHTTPDigest
        kSecAttrAuthenticationTypeMSN kSecAttrAuthenticationTypeNTLM kSecAttrAuthenticationTypeRPA
        kSecAttrComment kSecAttrCreationDate kSecAttrCreator kSecAttrDescription kSecAttrGeneric
        kSecAttrIsInvisible kSecAttrIsNegative kSecAttrIsPermanent kSecAttrKeyClass kSecAttrKeySizeInBits
        kSecAttrLabel kSecAttrModificationDate kSecAttrPath kSecAttrPort kSecAttrProtocol
        kSecAttrProtocolAFP kSecAttrProtocolAppleTalk kSecAttrProtocolDAAP kSecAttrProtocolEPPC
        kSecAttrProtocolFTP kSecAttrProtocolFTPAccount kSecAttrProtocolFTPProxy kSecAttrProtocolFTPS
        kSecAttrProtocolHTTP kSecAttrProtocolHTTPProxy kSecAttrProtocolHTTPS kSecAttrProtocolHTTPSProxy
        kSecAttrProtocolIMAP kSecAttrProtocolIMAPS kSecAttrProtocolIPP kSecAttrProtocolIRC
        kSecAttrProtocolIRCS kSecAttrProtocolLDAP kSecAttrProtocolLDAPS kSecAttrProtocolNNTP
        kSecAttrProtocolNNTPS kSecAttrProtocolPOP3 kSecAttrProtocolPOP3S kSecAttrProtocolRTSP
        kSecAttrProtocolRTSPProxy kSecAttrProtocolSMB kSecAttrProtocolSMTP kSecAttrProtocolSOCKS
        kSecAttrProtocolSSH kSecAttrProtocolTelnet kSecAttrProtocolTelnetS kSecAttrSecurityDomain
        kSecAttrServer kSecAttrService kSecAttrSynchronizable kSecAttrSynchronizableAny kSecAttrTokenID
        kSecAttrType kSecClass kSecClassCertificate kSecClassGenericPassword kSecClassIdentity
        kSecClassInternetPassword kSecClassKey kSecMatchCaseInsensitive kSecMatchLimit kSecMatchLimitAll
        kSecMatchLimitOne kSecRandomDefault kSecReturnAttributes kSecReturnData kSecReturnPersistentRef
        kSecReturnRef kSecUseAuthenticationContext kSecUseAuthenticationUI kSecUseAuthenticationUIAllow
        kSecUseAuthenticationUIFail kSecUseAuthenticationUISkip kSecUseDataProtectionKeychain
        kSecUseOperationPrompt kSecValueData kSecValuePersistentRef kSecValueRef
        """,
        "StoreKit": """
        SKError SKErrorDomain SKPayment SKPaymentQueue SKPaymentTransaction SKPaymentTransactionObserver
        SKPaymentTransactionState SKProduct SKProductsRequest SKProductsRequestDelegate SKProductsResponse
        SKReceiptRefreshRequest SKRequest SKRequestDelegate SKStoreProductParameterITunesItemIdentifier
        SKStoreProductViewController SKStoreProductViewControllerDelegate SKStoreReviewController
        """,
        "SystemConfiguration": """
        SCNetworkReachability SCNetworkReachabilityCallBack SCNetworkReachabilityContext
        SCNetworkReachabilityCreateWithAddress SCNetworkReachabilityCreateWithName
        SCNetworkReachabilityFlags SCNetworkReachabilityGetFlags SCNetworkReachabilityScheduleWithRunLoop
        SCNetworkReachabilitySetCallback SCNetworkReachabilitySetDispatchQueue
        SCNetworkReachabilityUnscheduleFromRunLoop
        """,
        "UserNotifications": """
        UIUserNotificationSettings UIUserNotificationType UNAlertStyle UNAuthorizationOptions
        UNAuthorizationStatus UNCalendarNotificationTrigger UNError UNErrorDomain
        UNMutableNotificationContent UNNotification UNNotificationAction UNNotificationActionIcon
        UNNotificationActionOptions UNNotificationAttachment UNNotificationCategory
        UNNotificationCategoryOptions UNNotificationContent UNNotificationDefaultActionIdentifier
        UNNotificationDismissActionIdentifier UNNotificationInterruptionLevel
        UNNotificationPresentationOptions UNNotificationRequest UNNotificationResponse UNNotificationSetting
        UNNotificationSettings UNNotificationSound UNNotificationSoundName UNNotificationTrigger
        UNPushNotificationTrigger UNShowPreviewsSetting UNTextInputNotificationAction
        UNTextInputNotificationResponse UNTimeIntervalNotificationTrigger UNUserNotificationCenter
        UNUserNotificationCenterDelegate
        """,
        "WatchConnectivity": """
        WCSession WCSessionActivationState WCSessionDelegate
        """,
        "WidgetKit": """
        WidgetCenter WidgetFamily WidgetInfo
        """,
    ]
}
