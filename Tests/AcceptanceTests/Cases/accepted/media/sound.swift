import AVFoundation
import SwiftUI

@MainActor
final class Sound: NSObject, ObservableObject, @preconcurrency AVAudioPlayerDelegate {
  @Published var isPlaying = false
  private var player: AVAudioPlayer?
  private var recorder: AVAudioRecorder?
  private let voice = AVSpeechSynthesizer()
  private let engine = AVAudioEngine()

  func play(_ name: String) {
    guard let url = Bundle.main.url(forResource: name, withExtension: "mp3") else { return }
    do {
      try AVAudioSession.sharedInstance().setCategory(
        .playback, mode: .default, options: [.mixWithOthers, .duckOthers])
      try AVAudioSession.sharedInstance().setActive(true)
      player = try AVAudioPlayer(contentsOf: url)
      player?.delegate = self
      player?.numberOfLoops = -1
      player?.prepareToPlay()
      player?.play()
      isPlaying = true
    } catch {
      print(error.localizedDescription)
    }
  }

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    isPlaying = false
    try? AVAudioSession.sharedInstance().setActive(false, options: .notifyOthersOnDeactivation)
  }

  func record(to url: URL) throws {
    let settings: [String: Any] = [
      AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 12_000,
      AVNumberOfChannelsKey: 1, AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
    ]
    recorder = try AVAudioRecorder(url: url, settings: settings)
    recorder?.isMeteringEnabled = true
    recorder?.record()
  }

  func say(_ text: String) {
    let utterance = AVSpeechUtterance(string: text)
    utterance.voice = AVSpeechSynthesisVoice(language: "en-GB")
    utterance.rate = AVSpeechUtteranceDefaultSpeechRate * 0.9
    voice.speak(utterance)
  }

  func listen() throws {
    let input = engine.inputNode
    input.installTap(onBus: 0, bufferSize: 1024, format: input.outputFormat(forBus: 0)) {
      buffer, _ in
      print(buffer.frameLength)
    }
    engine.prepare()
    try engine.start()
  }
}
