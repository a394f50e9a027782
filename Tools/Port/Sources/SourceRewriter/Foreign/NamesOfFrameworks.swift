// Written by scripts/generate-frameworks.

extension PlaceholderModules {
    /// The names that frameworks declare which answer like a device with nothing on it.
    static let namesOfFrameworks: [String: Set<String>] = lists.mapValues { list in
        Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    private static let lists: [String: String] = [
        "AVFoundation": """
        AVAsset AVAssetExportPreset1280x720 AVAssetExportPreset1920x1080 AVAssetExportPreset640x480
        AVAssetExportPresetAppleM4A AVAssetExportPresetHighestQuality AVAssetExportPresetLowQuality
        AVAssetExportPresetMediumQuality AVAssetExportPresetPassthrough AVAssetExportSession
        AVAssetImageGenerator AVAssetImageGeneratorCompletionHandler AVAssetTrack AVAssetWriter
        AVAssetWriterInput AVAsyncProperty AVAudioBuffer AVAudioChannelCount AVAudioCommonFormat
        AVAudioEngine AVAudioFile AVAudioFormat AVAudioFrameCount AVAudioFramePosition AVAudioIONode
        AVAudioInputNode AVAudioMixerNode AVAudioNode AVAudioNodeBus AVAudioOutputNode AVAudioPCMBuffer
        AVAudioPlayer AVAudioPlayerDelegate AVAudioPlayerNode AVAudioQuality AVAudioRecorder
        AVAudioRecorderDelegate AVAudioTime AVAudioUnit AVAudioUnitDelay AVAudioUnitEffect AVAudioUnitReverb
        AVAudioUnitReverbPreset AVAudioUnitTimeEffect AVAudioUnitTimePitch AVAudioUnitVarispeed
        AVAuthorizationStatus AVCaptureConnection AVCaptureDevice AVCaptureDeviceInput AVCaptureInput
        AVCaptureMetadataOutput AVCaptureMetadataOutputObjectsDelegate AVCaptureOutput AVCapturePhoto
        AVCapturePhotoCaptureDelegate AVCapturePhotoOutput AVCapturePhotoSettings AVCaptureSession
        AVCaptureVideoDataOutput AVCaptureVideoDataOutputSampleBufferDelegate AVCaptureVideoOrientation
        AVCaptureVideoPreviewLayer AVComposition AVEncoderAudioQualityKey AVEncoderBitRateKey AVError
        AVFileType AVFormatIDKey AVFoundationErrorDomain AVKeyValueStatus AVLayerVideoGravity
        AVLinearPCMBitDepthKey AVLinearPCMIsBigEndianKey AVLinearPCMIsFloatKey AVMediaType AVMetadataItem
        AVMetadataKey AVMetadataMachineReadableCodeObject AVMetadataObject AVMutableComposition
        AVMutableCompositionTrack AVMutableVideoComposition AVMutableVideoCompositionInstruction
        AVMutableVideoCompositionLayerInstruction AVNumberOfChannelsKey AVPlayer AVPlayerItem
        AVPlayerItemOutput AVPlayerLayer AVPlayerLooper AVQueuePlayer AVSampleRateKey AVSpeechBoundary
        AVSpeechSynthesisVoice AVSpeechSynthesisVoiceQuality AVSpeechSynthesizer AVSpeechSynthesizerDelegate
        AVSpeechUtterance AVSpeechUtteranceDefaultSpeechRate AVSpeechUtteranceMaximumSpeechRate
        AVSpeechUtteranceMinimumSpeechRate AVURLAsset AVURLAssetHTTPCookiesKey AVURLAssetHTTPHeaderFieldsKey
        AVURLAssetPreferPreciseDurationAndTimingKey AVURLAssetReferenceRestrictionsKey
        kAudioFormatAppleLossless kAudioFormatLinearPCM kAudioFormatMPEG4AAC
        """,
        "AVKit": """
        AVPictureInPictureController AVPictureInPictureControllerDelegate AVPlayerViewController
        AVPlayerViewControllerDelegate AVRoutePickerView
        """,
        "Accelerate": """
        Pixel_8 Pixel_8888 kvImageBackgroundColorFill kvImageBufferSizeMismatch kvImageCopyInPlace
        kvImageDoNotTile kvImageEdgeExtend kvImageGetTempBufferSize kvImageHighQualityResampling
        kvImageInvalidEdgeStyle kvImageInvalidKernelSize kvImageInvalidParameter kvImageLeaveAlphaUnchanged
        kvImageMemoryAllocationError kvImageNoError kvImageNoFlags kvImageNullPointerArgument
        kvImageRoiLargerThanInputBuffer kvImageTruncateKernel vImage vImageBoxConvolve_ARGB8888
        vImageBuffer_InitWithCGImage vImageCreateCGImageFromBuffer vImageHorizontalReflect_ARGB8888
        vImageMatrixMultiply_ARGB8888 vImagePermuteChannels_ARGB8888 vImagePixelCount
        vImagePremultiplyData_ARGB8888 vImagePremultiplyData_BGRA8888 vImagePremultiplyData_RGBA8888
        vImageRotate90_ARGB8888 vImageScale_ARGB8888 vImageTentConvolve_ARGB8888
        vImageUnpremultiplyData_ARGB8888 vImageUnpremultiplyData_BGRA8888 vImageUnpremultiplyData_RGBA8888
        vImageVerticalReflect_ARGB8888 vImage_Buffer vImage_CGImageFormat vImage_Error vImage_Flags
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
        CCAlgorithm CCCrypt CCCryptorStatus CCHmac CCHmacAlgorithm CCKeyDerivationPBKDF CCMode CCOperation
        CCOptions CCPBKDFAlgorithm CCPadding CCPseudoRandomAlgorithm CCRNGStatus CCRandomGenerateBytes
        CC_LONG CC_MD5 CC_MD5_BLOCK_BYTES CC_MD5_DIGEST_LENGTH CC_SHA1 CC_SHA1_BLOCK_BYTES
        CC_SHA1_DIGEST_LENGTH CC_SHA224 CC_SHA224_BLOCK_BYTES CC_SHA224_DIGEST_LENGTH CC_SHA256
        CC_SHA256_BLOCK_BYTES CC_SHA256_DIGEST_LENGTH CC_SHA384 CC_SHA384_BLOCK_BYTES
        CC_SHA384_DIGEST_LENGTH CC_SHA512 CC_SHA512_BLOCK_BYTES CC_SHA512_DIGEST_LENGTH kCCAlgorithm3DES
        kCCAlgorithmAES kCCAlgorithmAES128 kCCAlgorithmDES kCCAlignmentError kCCBlockSizeAES128
        kCCBufferTooSmall kCCDecodeError kCCDecrypt kCCEncrypt kCCHmacAlgMD5 kCCHmacAlgSHA1 kCCHmacAlgSHA224
        kCCHmacAlgSHA256 kCCHmacAlgSHA384 kCCHmacAlgSHA512 kCCKeySizeAES128 kCCKeySizeAES192
        kCCKeySizeAES256 kCCMemoryFailure kCCOptionECBMode kCCOptionPKCS7Padding kCCPBKDF2 kCCPRFHmacAlgSHA1
        kCCPRFHmacAlgSHA224 kCCPRFHmacAlgSHA256 kCCPRFHmacAlgSHA384 kCCPRFHmacAlgSHA512 kCCParamError
        kCCSuccess kCCUnimplemented
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
        CLAccuracyAuthorization CLActivityType CLAuthorizationStatus CLCircularRegion CLDeviceOrientation
        CLError CLFloor CLGeocoder CLHeading CLLocation CLLocationAccuracy CLLocationCoordinate2D
        CLLocationCoordinate2DIsValid CLLocationCoordinate2DMake CLLocationDegrees CLLocationDirection
        CLLocationDirectionAccuracy CLLocationDistance CLLocationDistanceMax CLLocationManager
        CLLocationManagerDelegate CLLocationSourceInformation CLLocationSpeed CLLocationSpeedAccuracy
        CLPlacemark CLProximity CLRegion CLRegionState CLTimeIntervalMax kCLDistanceFilterNone
        kCLErrorDomain kCLLocationAccuracyBest kCLLocationAccuracyBestForNavigation
        kCLLocationAccuracyHundredMeters kCLLocationAccuracyKilometer kCLLocationAccuracyNearestTenMeters
        kCLLocationAccuracyReduced kCLLocationAccuracyThreeKilometers kCLLocationCoordinate2DInvalid
        """,
        "CoreMedia": """
        CMPersistentTrackID CMSampleBuffer CMSampleBufferGetImageBuffer
        CMSampleBufferGetPresentationTimeStamp CMTIME_IS_INDEFINITE CMTIME_IS_INVALID
        CMTIME_IS_NEGATIVE_INFINITY CMTIME_IS_NUMERIC CMTIME_IS_POSITIVE_INFINITY CMTIME_IS_VALID CMTime
        CMTimeAbsoluteValue CMTimeAdd CMTimeClampToRange CMTimeCompare CMTimeConvertScale
        CMTimeCopyDescription CMTimeEpoch CMTimeFlags CMTimeFoldIntoRange CMTimeGetSeconds CMTimeMake
        CMTimeMakeWithSeconds CMTimeMapDurationFromRangeToRange CMTimeMapTimeFromRangeToRange CMTimeMapping
        CMTimeMaximum CMTimeMinimum CMTimeMultiply CMTimeMultiplyByFloat64 CMTimeMultiplyByRatio CMTimeRange
        CMTimeRangeContainsTime CMTimeRangeContainsTimeRange CMTimeRangeEqual CMTimeRangeFromTimeToTime
        CMTimeRangeGetEnd CMTimeRangeGetIntersection CMTimeRangeGetUnion CMTimeRangeMake
        CMTimeRoundingMethod CMTimeScale CMTimeShow CMTimeSubtract CMTimeValue CMVideoDimensions CVBuffer
        CVImageBuffer CVPixelBuffer kCMPersistentTrackID_Invalid kCMTimeIndefinite kCMTimeInvalid
        kCMTimeMaxTimescale kCMTimeNegativeInfinity kCMTimePositiveInfinity kCMTimeRangeInvalid
        kCMTimeRangeZero kCMTimeZero
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
        AES CryptoKitError Digest HKDF HMAC HashFunction HashedAuthenticationCode Insecure SHA256
        SHA256Digest SHA384 SHA384Digest SHA512 SHA512Digest SymmetricKey SymmetricKeySize _HashResult
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
        PHInvalidImageRequestID PHLivePhoto PHLivePhotoInfoCancelledKey PHLivePhotoInfoErrorKey
        PHLivePhotoInfoIsDegradedKey PHLivePhotoRequestID PHLivePhotoRequestIDInvalid PHObject
        PHPhotoLibrary PHPhotoLibraryChangeObserver PHPhotosError PHPhotosErrorDomain
        """,
        "PhotosUI": """
        PHLivePhotoView PHLivePhotoViewDelegate PHLivePhotoViewPlaybackStyle PHPickerConfiguration
        PHPickerFilter PHPickerResult PHPickerViewController PHPickerViewControllerDelegate PhotosPickerItem
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
        NSOSStatusErrorDomain SecAccessControl SecAccessControlCreateFlags SecAccessControlCreateWithFlags
        SecAddSharedWebCredential SecCertificate SecCertificateCopyCommonName SecCertificateCopyData
        SecCertificateCopyKey SecCertificateCopyNormalizedIssuerSequence
        SecCertificateCopyNormalizedSubjectSequence SecCertificateCopyPublicKey
        SecCertificateCopySerialNumberData SecCertificateCopySubjectSummary SecCertificateCreateWithData
        SecCopyErrorMessageString SecCreateSharedWebCredentialPassword SecIdentity
        SecIdentityCopyCertificate SecIdentityCopyPrivateKey SecItemAdd SecItemCopyMatching SecItemDelete
        SecItemUpdate SecKey SecKeyAlgorithm SecKeyCopyAttributes SecKeyCopyExternalRepresentation
        SecKeyCopyPublicKey SecKeyCreateDecryptedData SecKeyCreateEncryptedData SecKeyCreateRandomKey
        SecKeyCreateSignature SecKeyCreateWithData SecKeyDecrypt SecKeyEncrypt SecKeyGeneratePair
        SecKeyGetBlockSize SecKeyIsAlgorithmSupported SecKeyOperationType SecKeyRawSign SecKeyRawVerify
        SecKeyVerifySignature SecPKCS12Import SecPadding SecPolicy SecPolicyCreateBasicX509
        SecPolicyCreateRevocation SecPolicyCreateSSL SecRandomCopyBytes SecRandomRef
        SecRequestSharedWebCredential SecTrust SecTrustCopyCertificateChain SecTrustCopyExceptions
        SecTrustCopyKey SecTrustCopyPublicKey SecTrustCreateWithCertificates SecTrustEvaluate
        SecTrustEvaluateAsyncWithError SecTrustEvaluateWithError SecTrustGetCertificateAtIndex
        SecTrustGetCertificateCount SecTrustGetTrustResult SecTrustResultType SecTrustSetAnchorCertificates
        SecTrustSetAnchorCertificatesOnly SecTrustSetExceptions SecTrustSetNetworkFetchAllowed
        SecTrustSetPolicies SecTrustSetVerifyDate errSecAllocate errSecAuthFailed errSecBadReq
        errSecCertificateExpired errSecCertificateNotValidYet errSecCertificateRevoked
        errSecCreateChainFailed errSecDecode errSecDuplicateItem errSecHostNameMismatch errSecIO
        errSecIncompleteCertRevocationCheck errSecInteractionNotAllowed errSecInternalComponent
        errSecInternalError errSecInvalidKeyRef errSecItemNotFound errSecMissingEntitlement errSecNoSuchAttr
        errSecNotAvailable errSecNotTrusted errSecParam errSecPkcs12VerifyFailure errSecSuccess
        errSecTrustNotAvailable errSecUnimplemented errSecUnsupportedFormat errSecUnsupportedKeychainOption
        errSecUserCanceled errSecVerifyFailed kSecAttrAccessControl kSecAttrAccessGroup kSecAttrAccessible
        kSecAttrAccessibleAfterFirstUnlock kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
        kSecAttrAccessibleAlways kSecAttrAccessibleAlwaysThisDeviceOnly
        kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly kSecAttrAccessibleWhenUnlocked
        kSecAttrAccessibleWhenUnlockedThisDeviceOnly kSecAttrAccount kSecAttrApplicationLabel
        kSecAttrApplicationTag kSecAttrAuthenticationType kSecAttrAuthenticationTypeDPA
        kSecAttrAuthenticationTypeDefault kSecAttrAuthenticationTypeHTMLForm
        kSecAttrAuthenticationTypeHTTPBasic kSecAttrAuthenticationTypeHTTPDigest
        kSecAttrAuthenticationTypeMSN kSecAttrAuthenticationTypeNTLM kSecAttrAuthenticationTypeRPA
        kSecAttrCanDecrypt kSecAttrCanEncrypt kSecAttrCanSign kSecAttrCanVerify kSecAttrComment
        kSecAttrCreationDate kSecAttrCreator kSecAttrDescription kSecAttrEffectiveKeySize kSecAttrGeneric
        kSecAttrIsInvisible kSecAttrIsNegative kSecAttrIsPermanent kSecAttrKeyClass kSecAttrKeyClassPrivate
        kSecAttrKeyClassPublic kSecAttrKeyClassSymmetric kSecAttrKeySizeInBits kSecAttrKeyType
        kSecAttrKeyTypeEC kSecAttrKeyTypeECSECPrimeRandom kSecAttrKeyTypeRSA kSecAttrLabel
        kSecAttrModificationDate kSecAttrPath kSecAttrPort kSecAttrProtocol kSecAttrProtocolAFP
        kSecAttrProtocolAppleTalk kSecAttrProtocolDAAP kSecAttrProtocolEPPC kSecAttrProtocolFTP
        kSecAttrProtocolFTPAccount kSecAttrProtocolFTPProxy kSecAttrProtocolFTPS kSecAttrProtocolHTTP
        kSecAttrProtocolHTTPProxy kSecAttrProtocolHTTPS kSecAttrProtocolHTTPSProxy kSecAttrProtocolIMAP
        kSecAttrProtocolIMAPS kSecAttrProtocolIPP kSecAttrProtocolIRC kSecAttrProtocolIRCS
        kSecAttrProtocolLDAP kSecAttrProtocolLDAPS kSecAttrProtocolNNTP kSecAttrProtocolNNTPS
        kSecAttrProtocolPOP3 kSecAttrProtocolPOP3S kSecAttrProtocolRTSP kSecAttrProtocolRTSPProxy
        kSecAttrProtocolSMB kSecAttrProtocolSMTP kSecAttrProtocolSOCKS kSecAttrProtocolSSH
        kSecAttrProtocolTelnet kSecAttrProtocolTelnetS kSecAttrSecurityDomain kSecAttrServer kSecAttrService
        kSecAttrSynchronizable kSecAttrSynchronizableAny kSecAttrTokenID kSecAttrTokenIDSecureEnclave
        kSecAttrType kSecClass kSecClassCertificate kSecClassGenericPassword kSecClassIdentity
        kSecClassInternetPassword kSecClassKey kSecImportExportPassphrase kSecImportItemCertChain
        kSecImportItemIdentity kSecImportItemKeyID kSecImportItemLabel kSecImportItemTrust
        kSecMatchCaseInsensitive kSecMatchLimit kSecMatchLimitAll kSecMatchLimitOne
        kSecPolicyAppleRevocation kSecPolicyAppleSSL kSecPolicyAppleX509Basic kSecPrivateKeyAttrs
        kSecPublicKeyAttrs kSecRandomDefault kSecReturnAttributes kSecReturnData kSecReturnPersistentRef
        kSecReturnRef kSecRevocationCRLMethod kSecRevocationNetworkAccessDisabled kSecRevocationOCSPMethod
        kSecRevocationPreferCRL kSecRevocationRequirePositiveResponse kSecRevocationUseAnyAvailableMethod
        kSecSharedPassword kSecUseAuthenticationContext kSecUseAuthenticationUI kSecUseAuthenticationUIAllow
        kSecUseAuthenticationUIFail kSecUseAuthenticationUISkip kSecUseDataProtectionKeychain
        kSecUseItemList kSecUseNoAuthenticationUI kSecUseOperationPrompt kSecValueData
        kSecValuePersistentRef kSecValueRef
        """,
        "StoreKit": """
        AppStore Product SKError SKErrorDomain SKPayment SKPaymentQueue SKPaymentTransaction
        SKPaymentTransactionObserver SKPaymentTransactionState SKProduct SKProductDiscount
        SKProductSubscriptionPeriod SKProductsRequest SKProductsRequestDelegate SKProductsResponse
        SKReceiptRefreshRequest SKRequest SKRequestDelegate SKStoreProductParameterITunesItemIdentifier
        SKStoreProductViewController SKStoreProductViewControllerDelegate SKStoreReviewController
        StoreKitError Storefront Transaction VerificationResult
        """,
        "SystemConfiguration": """
        SCError SCErrorString SCNetworkReachability SCNetworkReachabilityCallBack
        SCNetworkReachabilityContext SCNetworkReachabilityCreateWithAddress
        SCNetworkReachabilityCreateWithName SCNetworkReachabilityFlags SCNetworkReachabilityGetFlags
        SCNetworkReachabilityScheduleWithRunLoop SCNetworkReachabilitySetCallback
        SCNetworkReachabilitySetDispatchQueue SCNetworkReachabilityUnscheduleFromRunLoop
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
