/// The values that views hand up to their parents, by key.
package struct PreferenceValues {
  mutating func merge(_ other: PreferenceValues) {}
}
