import SwiftSyntax

/// The frameworks whose names a block uses that imports nothing itself.
///
/// Documents leave imports out more often than not. Only names that mean nothing else count: an
/// undeclared `Product` is the author's more often than StoreKit's.
enum Frameworks {
  /// - Parameter companions: what the block is compiled with.
  static func imports(
    of parsed: ParsedText, _ names: Names, companions: [ParsedText] = []
  ) -> [String] {
    let types = names.free.compactMap { use in
      (byType[use.name] ?? byAttribute[use.name]).map { (name: use.name, framework: $0) }
    }
    let members = names.freeMembers.compactMap { byMember[$0.name] }
    if types.isEmpty && members.isEmpty || parsed.importsAnything { return [] }
    let declared = companions.reduce(into: Set()) { $0.formUnion(Names($1).globals) }
    let used = types.filter { name, _ in
      !declared.contains(name) && (byType[name] != nil || parsed.hasAttribute(name))
    }
    return Set(used.map(\.framework) + members).sorted()
  }

  /// Imports of single names, which come before those that two modules have.
  ///
  /// - Parameter modules: those that a block imports, or leans on, without SwiftUI among them.
  static func preferences(_ modules: [String]) -> [String] {
    modules.contains("StoreKit") ? ["struct StoreKit.Transaction"] : []
  }

  private static let byAttribute = [
    "Model": "SwiftData", "Query": "SwiftData", "ModelActor": "SwiftData",
  ]

  private static let byType = owners([
    "ActivityKit": "ActivityAttributes ActivityContent ActivityAuthorizationInfo",
    "AppIntents": """
    AppIntent AppEntity AppEnum AppShortcut AppShortcutsProvider AppShortcutPhrase EntityQuery
    EntityStringQuery EnumerableEntityQuery IntentResult IntentParameter ParameterSummary
    OpenIntent SetValueIntent LiveActivityIntent ForegroundContinuableIntent IntentDescription
    WidgetConfigurationIntent DisplayRepresentation TypeDisplayRepresentation ShortcutsLink
    SiriTipView IndexedEntity ProvidesDialog ShowsSnippetView ReturnsValue AppDependency
    AppDependencyManager ControlConfigurationIntent AudioPlaybackIntent SnippetIntent
    """,
    "AuthenticationServices": """
    SignInWithAppleButton ASAuthorization ASAuthorizationController ASAuthorizationAppleIDButton
    ASAuthorizationAppleIDProvider ASAuthorizationAppleIDCredential ASWebAuthenticationSession
    ASAuthorizationControllerDelegate ASPasswordCredential WebAuthenticationSession
    ASPresentationAnchor ASWebAuthenticationPresentationContextProviding
    """,
    "AVFoundation": """
    AVAudioPlayer AVAudioSession AVAudioRecorder AVAudioEngine AVCaptureSession AVCaptureDevice
    AVCaptureVideoPreviewLayer AVSpeechSynthesizer AVSpeechUtterance AVAsset AVURLAsset AVQueuePlayer
    AVPlayerItem AVPlayerLayer AVCapturePhotoOutput AVPlayerLooper AVCaptureMetadataOutput
    """,
    "AVKit": "VideoPlayer AVPlayer AVPlayerViewController AVRoutePickerView",
    "Charts": """
    Chart BarMark LineMark AreaMark PointMark RuleMark RectangleMark SectorMark ChartContent
    AxisMarks AxisGridLine AxisTick AxisValueLabel ChartProxy ChartContentBuilder PlottableValue
    Plottable LinePlot AreaPlot BarPlot PointPlot SectorPlot RectanglePlot RulePlot Chart3D
    AxisContent ChartSymbolShape BasicChartSymbolShape InterpolationMethod MarkDimension
    SurfacePlot
    """,
    "CoreData": """
    NSManagedObject NSManagedObjectContext NSPersistentContainer NSFetchRequest FetchedResults
    NSPersistentCloudKitContainer NSFetchedResultsController NSEntityDescription FetchRequest
    NSManagedObjectID NSBatchDeleteRequest NSFetchRequestResult SectionedFetchRequest
    """,
    "CoreLocation": """
    CLLocation CLLocationManager CLLocationManagerDelegate CLGeocoder CLPlacemark
    CLLocationCoordinate2D CLLocationDegrees CLLocationDistance CLAuthorizationStatus CLRegion
    CLCircularRegion CLLocationUpdate CLMonitor CLHeading
    """,
    "CoreLocationUI": "LocationButton CLLocationButton",
    "MapKit": """
    Map Marker MapPolyline MapPolygon MapCircle MapCameraPosition MapCamera MapUserLocationButton
    MapCompass MapScaleView MapPitchToggle MapReader MapProxy MapStyle MapContent UserAnnotation
    MapContentBuilder MKCoordinateRegion MKCoordinateSpan MKMapView MKMapItem MKLocalSearch
    MKPlacemark MKDirections MKRoute MKPointOfInterestCategory MKMapRect MKMapViewDelegate
    MKAnnotation MKPointAnnotation MKAnnotationView MKLocalSearchCompleter MKLookAroundScene
    LookAroundPreview MapPin MapMarker MapAnnotation MapInteractionModes MapFeature MapSelection
    MKMapSnapshotter MKPolyline MKLookAroundSceneRequest MKMapConfiguration MapBounds
    """,
    "Photos":
      "PHAsset PHPhotoLibrary PHImageManager PHFetchOptions PHAssetCollection PHFetchResult",
    "PhotosUI": """
    PhotosPicker PhotosPickerItem PHPickerViewController PHPickerConfiguration PHPickerFilter
    PHPickerResult PHPickerViewControllerDelegate PhotosPickerStyle
    """,
    "SafariServices": "SFSafariViewController SFSafariViewControllerDelegate",
    "StoreKit": """
    StoreView ProductView SubscriptionStoreView SubscriptionStoreButton SubscriptionOptionGroup
    SubscriptionOptionGroupSet SubscriptionOptionSection SubscriptionPeriodGroupSet
    SubscriptionStorePicker SubscriptionStoreControlStyle ProductViewStyle RequestReviewAction
    PurchaseAction SKStoreReviewController SKPaymentQueue SKOverlay SKProduct SKProductsRequest
    ProductIconPhase SubscriptionInfo VerificationResult SKStoreProductViewController
    """,
    "SwiftData": """
    ModelContext ModelContainer ModelConfiguration FetchDescriptor PersistentIdentifier
    PersistentModel VersionedSchema SchemaMigrationPlan MigrationStage HistoryDescriptor
    DefaultSerialModelExecutor ModelExecutor
    """,
    "TipKit": """
    TipView Tips TipGroup TipViewStyle MiniTipViewStyle TipOption TipUIView
    TipUIPopoverViewController IgnoresDisplayFrequency MaxDisplayCount MaxDisplayDuration
    """,
    "UserNotifications": """
    UNUserNotificationCenter UNNotification UNNotificationRequest UNMutableNotificationContent
    UNNotificationResponse UNUserNotificationCenterDelegate UNTimeIntervalNotificationTrigger
    UNCalendarNotificationTrigger UNNotificationPresentationOptions UNAuthorizationStatus
    UNNotificationCategory UNNotificationAction UNNotificationSound UNNotificationContent
    """,
    "WebKit": """
    WKWebView WKWebViewConfiguration WKNavigationDelegate WKNavigation WKUIDelegate WebView WebPage
    WKNavigationAction WKScriptMessage WKScriptMessageHandler WKUserScript WKPreferences
    """,
    "WidgetKit": """
    TimelineEntry TimelineProvider AppIntentTimelineProvider IntentTimelineProvider WidgetCenter
    StaticConfiguration AppIntentConfiguration IntentConfiguration ActivityConfiguration
    WidgetFamily TimelineProviderContext TimelineReloadPolicy ControlWidgetButton
    ControlWidgetToggle StaticControlConfiguration AppIntentControlConfiguration ControlCenter
    ControlValueProvider AppIntentControlValueProvider AccessoryWidgetBackground DynamicIsland
    DynamicIslandExpandedRegion WidgetPreviewContext WidgetInfo TimelineEntryRelevance
    WidgetRenderingMode
    """,
  ])

  private static let byMember = owners([
    "AuthenticationServices": "signInWithAppleButtonStyle webAuthenticationSession",
    "Charts": """
    chartXAxis chartYAxis chartXScale chartYScale chartLegend chartForegroundStyleScale chartOverlay
    chartBackground chartPlotStyle chartXSelection chartYSelection chartAngleSelection
    chartScrollableAxes chartXVisibleDomain chartYVisibleDomain chartScrollPosition
    chartScrollTargetBehavior chartXAxisLabel chartYAxisLabel chartSymbolScale chartGesture
    chartSymbolSizeScale chartLineStyleScale chartXAxisStyle chartYAxisStyle
    """,
    "CoreData": "managedObjectContext",
    "MapKit": """
    mapStyle mapControls mapControlVisibility onMapCameraChange mapCameraKeyframeAnimator mapScope
    mapFeatureSelectionDisabled mapItemDetailSheet mapItemDetailPopover lookAroundViewer
    mapItemDetailSelectionAccessory mapFeatureSelectionAccessory
    """,
    "PhotosUI": """
    photosPicker photosPickerStyle photosPickerDisabledCapabilities
    photosPickerAccessoryVisibility
    """,
    "StoreKit": """
    requestReview storeButton productViewStyle subscriptionStoreControlStyle
    subscriptionStorePolicyDestination subscriptionStoreSignInAction onInAppPurchaseStart
    onInAppPurchaseCompletion subscriptionStatusTask storeProductTask storeProductsTask
    currentEntitlementTask inAppPurchaseOptions productIconBorder appStoreOverlay displayPrice
    manageSubscriptionsSheet refundRequestSheet offerCodeRedemption subscriptionStoreButtonLabel
    subscriptionStorePickerItemBackground subscriptionStoreControlIcon productDescription
    subscriptionStorePolicyForegroundStyle preferredSubscriptionOffer
    """,
    "SwiftData": "modelContainer modelContext persistentModelID",
    "TipKit": """
    popoverTip tipViewStyle tipBackground tipCornerRadius tipImageSize tipImageStyle
    tipBackgroundInteraction
    """,
    "WebKit": """
    webViewBackForwardNavigationGestures webViewMagnificationGestures webViewLinkPreviews
    webViewTextSelection webViewContentBackground webViewContextMenu
    """,
    "WidgetKit": """
    supportedFamilies configurationDisplayName contentMarginsDisabled widgetAccentable
    widgetFamily widgetRenderingMode showsWidgetContainerBackground widgetLabel
    containerBackgroundRemovable widgetContentMargins widgetURL
    """,
  ])

  private static func owners(_ names: [String: String]) -> [String: String] {
    names.reduce(into: [:]) { owners, framework in
      for name in framework.value.split(whereSeparator: \.isWhitespace) {
        owners[String(name)] = framework.key
      }
    }
  }
}

extension ParsedText {
  fileprivate var importsAnything: Bool {
    tree.statements.contains { $0.item.is(ImportDeclSyntax.self) }
  }

  fileprivate func hasAttribute(_ name: String) -> Bool {
    text.lines.contains { $0.text.contains("@" + name) }
  }
}
