// As many things as a closure may hold.
extension ToolbarContentBuilder {
  /// Joins two things.
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent>(
    _ c0: C0, _ c1: C1
  ) -> some ToolbarContent {
    JoinedToolbarContent(things: [c0, c1])
  }

  /// Joins three things.
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some ToolbarContent {
    JoinedToolbarContent(things: [c0, c1, c2])
  }

  /// Joins four things.
  public static func buildBlock<
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> some ToolbarContent {
    JoinedToolbarContent(things: [c0, c1, c2, c3])
  }

  /// Joins five things.
  public static func buildBlock<
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent,
    C4: ToolbarContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> some ToolbarContent {
    JoinedToolbarContent(things: [c0, c1, c2, c3, c4])
  }

  /// Joins six things.
  public static func buildBlock<
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent,
    C4: ToolbarContent, C5: ToolbarContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> some ToolbarContent {
    JoinedToolbarContent(things: [c0, c1, c2, c3, c4, c5])
  }

  /// Joins seven things.
  public static func buildBlock<
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent,
    C4: ToolbarContent, C5: ToolbarContent, C6: ToolbarContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> some ToolbarContent {
    JoinedToolbarContent(things: [c0, c1, c2, c3, c4, c5, c6])
  }

  /// Joins eight things.
  public static func buildBlock<
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent,
    C4: ToolbarContent, C5: ToolbarContent, C6: ToolbarContent, C7: ToolbarContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> some ToolbarContent {
    JoinedToolbarContent(things: [c0, c1, c2, c3, c4, c5, c6, c7])
  }

  /// Joins nine things.
  public static func buildBlock<
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent,
    C4: ToolbarContent, C5: ToolbarContent, C6: ToolbarContent, C7: ToolbarContent,
    C8: ToolbarContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> some ToolbarContent {
    JoinedToolbarContent(things: [c0, c1, c2, c3, c4, c5, c6, c7, c8])
  }

  /// Joins ten things.
  public static func buildBlock<
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent,
    C4: ToolbarContent, C5: ToolbarContent, C6: ToolbarContent, C7: ToolbarContent,
    C8: ToolbarContent, C9: ToolbarContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9
  ) -> some ToolbarContent {
    JoinedToolbarContent(things: [c0, c1, c2, c3, c4, c5, c6, c7, c8, c9])
  }
}

// As many things as a closure may hold that users can arrange.
extension ToolbarContentBuilder {
  /// Joins two things that users can arrange.
  public static func buildBlock<C0: CustomizableToolbarContent, C1: CustomizableToolbarContent>(
    _ c0: C0, _ c1: C1
  ) -> some CustomizableToolbarContent {
    JoinedToolbarContent(things: [c0, c1])
  }

  /// Joins three things that users can arrange.
  public static func buildBlock<
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some CustomizableToolbarContent {
    JoinedToolbarContent(things: [c0, c1, c2])
  }

  /// Joins four things that users can arrange.
  public static func buildBlock<
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> some CustomizableToolbarContent {
    JoinedToolbarContent(things: [c0, c1, c2, c3])
  }

  /// Joins five things that users can arrange.
  public static func buildBlock<
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent, C4: CustomizableToolbarContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> some CustomizableToolbarContent {
    JoinedToolbarContent(things: [c0, c1, c2, c3, c4])
  }

  /// Joins six things that users can arrange.
  public static func buildBlock<
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> some CustomizableToolbarContent {
    JoinedToolbarContent(things: [c0, c1, c2, c3, c4, c5])
  }

  /// Joins seven things that users can arrange.
  public static func buildBlock<
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
    C6: CustomizableToolbarContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> some CustomizableToolbarContent {
    JoinedToolbarContent(things: [c0, c1, c2, c3, c4, c5, c6])
  }

  /// Joins eight things that users can arrange.
  public static func buildBlock<
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
    C6: CustomizableToolbarContent, C7: CustomizableToolbarContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> some CustomizableToolbarContent {
    JoinedToolbarContent(things: [c0, c1, c2, c3, c4, c5, c6, c7])
  }

  /// Joins nine things that users can arrange.
  public static func buildBlock<
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
    C6: CustomizableToolbarContent, C7: CustomizableToolbarContent, C8: CustomizableToolbarContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> some CustomizableToolbarContent {
    JoinedToolbarContent(things: [c0, c1, c2, c3, c4, c5, c6, c7, c8])
  }

  /// Joins ten things that users can arrange.
  public static func buildBlock<
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
    C6: CustomizableToolbarContent, C7: CustomizableToolbarContent, C8: CustomizableToolbarContent,
    C9: CustomizableToolbarContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9
  ) -> some CustomizableToolbarContent {
    JoinedToolbarContent(things: [c0, c1, c2, c3, c4, c5, c6, c7, c8, c9])
  }
}
