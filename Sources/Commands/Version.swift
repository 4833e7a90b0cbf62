/// The tool's own, as in semantic versioning: it rises with what authors may write and scripts call.
package let version = "0.3.0"
