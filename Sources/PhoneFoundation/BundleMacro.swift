/// The bundle that the code around belongs to.
@freestanding(expression)
public macro bundle() -> Bundle = #externalMacro(module: "PreviewMacros", type: "BundleMacro")
