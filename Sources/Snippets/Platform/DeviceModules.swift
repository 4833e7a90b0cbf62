/// Whether code for a device can import a module that comes with Xcode.
package func isModuleOfDevices(_ name: String) -> Bool {
  if modules.contains(name) { return true }
  // What two frameworks have for each other is a module, too.
  guard name.hasPrefix("_"), name.hasSuffix("_SwiftUI") else { return false }
  return modules.contains(String(name.dropFirst().dropLast("_SwiftUI".count)))
}

/// Those of the iOS SDK, and of the toolchain that goes with it.
private let modules: Set<String> = Set(
  """
  ARKit AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility AccessorySetupKit Accounts
  ActivityKit AdAttributionKit AdServices AdSupport AddressBook AddressBookUI AlarmKit
  AppClip AppIntents AppTrackingTransparency AssetsLibrary AudioToolbox AudioUnit
  AuthenticationServices AutomaticAssessmentConfiguration BackgroundAssets BackgroundTasks
  BrowserEngineCore BrowserEngineKit BrowserKit BusinessChat CFNetwork CallKit CarKey CarPlay Charts
  Cinematic ClassKit ClockKit CloudKit ColorSync Combine CommonCrypto Compression Contacts
  ContactsUI ContactProvider CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData
  CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML
  CoreMedia CoreMotion CoreNFC CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo
  CreateML CreateMLComponents CryptoKit CryptoTokenKit Darwin DataDetection DeclaredAgeRange
  DeveloperToolsSupport DeviceActivity DeviceCheck DeviceDiscoveryExtension
  DeviceDiscoveryUI Dispatch Distributed DockKit EnergyKit EventKit EventKitUI ExposureNotification
  ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider FileProviderUI
  FinanceKit FinanceKitUI Foundation FoundationModels GLKit GSS GameController GameKit
  GameSave GameplayKit GeoToolbox GroupActivities HealthKit HealthKitUI HomeKit IOKit IOSurface
  IdentityLookup IdentityLookupUI ImageCaptureCore ImageIO ImagePlayground Intents IntentsUI
  JavaScriptCore JournalingSuggestions LightweightCodeRequirements LinkPresentation
  LiveCommunicationKit LocalAuthentication LocalAuthenticationEmbeddedUI LockedCameraCapture
  ManagedApp ManagedAppDistribution ManagedSettings ManagedSettingsUI MapKit Matter MatterSupport
  MarketplaceKit MediaAccessibility MediaPlayer MediaSetup MediaToolbox MessageUI Messages Metal
  MetalFX MetalKit MetalPerformanceShaders MetalPerformanceShadersGraph MetricKit MobileCoreServices
  ModelIO MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network NetworkExtension
  NewsstandKit NotificationCenter OSLog ObjectiveC Observation OpenAL OpenGLES PDFKit PHASE
  PaperKit PassKit PencilKit PermissionKit Photos PhotosUI PlaygroundSupport Playgrounds
  ProximityReader PushKit PushToTalk QuartzCore QuickLook QuickLookThumbnailing
  RealityFoundation RealityKit RegexBuilder RelevanceKit ReplayKit RoomPlan SafariServices
  SafetyKit SceneKit ScreenTime SecureElementCredential Security SensitiveContentAnalysis
  SensorKit SharedWithYou SharedWithYouCore ShazamKit Social SoundAnalysis Spatial Speech SpriteKit
  StickerKit StoreKit StoreKitTest SwiftData SwiftUI SwiftUICore Swift Symbols Synchronization
  System SystemConfiguration TabularData Testing ThreadNetwork TipKit Translation
  TranslationUIProvider Twitter UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI
  VideoSubscriberAccount VideoToolbox Vision VisionKit VisualIntelligence WatchConnectivity
  WeatherKit WebKit WidgetKit WiFiAware WorkoutKit XCTest XCUIAutomation iAd os simd zlib
  _Concurrency _StringProcessing
  """.split(whereSeparator: \.isWhitespace).map(String.init))
