// A publisher that merges stays one when others join it.

extension Publishers.Merge {
  /// Sends what three publishers send, as it comes.
  public func merge<C: Publisher>(
    with c: C
  ) -> Publishers.Merge3<A, B, C>
  where Output == C.Output, Failure == C.Failure {
    Publishers.Merge3(a, b, c)
  }

  /// Sends what four publishers send, as it comes.
  public func merge<C: Publisher, D: Publisher>(
    with c: C, _ d: D
  ) -> Publishers.Merge4<A, B, C, D>
  where Output == C.Output, Failure == C.Failure, Output == D.Output, Failure == D.Failure {
    Publishers.Merge4(a, b, c, d)
  }

  /// Sends what five publishers send, as it comes.
  public func merge<C: Publisher, D: Publisher, E: Publisher>(
    with c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<A, B, C, D, E>
  where
    Output == C.Output, Failure == C.Failure, Output == D.Output, Failure == D.Failure,
    Output == E.Output, Failure == E.Failure
  {
    Publishers.Merge5(a, b, c, d, e)
  }

  /// Sends what six publishers send, as it comes.
  public func merge<C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<A, B, C, D, E, F>
  where
    Output == C.Output, Failure == C.Failure, Output == D.Output, Failure == D.Failure,
    Output == E.Output, Failure == E.Failure, Output == F.Output, Failure == F.Failure
  {
    Publishers.Merge6(a, b, c, d, e, f)
  }

  /// Sends what seven publishers send, as it comes.
  public func merge<C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
    with c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<A, B, C, D, E, F, G>
  where
    Output == C.Output, Failure == C.Failure, Output == D.Output, Failure == D.Failure,
    Output == E.Output, Failure == E.Failure, Output == F.Output, Failure == F.Failure,
    Output == G.Output, Failure == G.Failure
  {
    Publishers.Merge7(a, b, c, d, e, f, g)
  }

  /// Sends what eight publishers send, as it comes.
  public func merge<
    C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >(
    with c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
  where
    Output == C.Output, Failure == C.Failure, Output == D.Output, Failure == D.Failure,
    Output == E.Output, Failure == E.Failure, Output == F.Output, Failure == F.Failure,
    Output == G.Output, Failure == G.Failure, Output == H.Output, Failure == H.Failure
  {
    Publishers.Merge8(a, b, c, d, e, f, g, h)
  }
}

extension Publishers.Merge3 {
  /// Sends what four publishers send, as it comes.
  public func merge<D: Publisher>(
    with d: D
  ) -> Publishers.Merge4<A, B, C, D>
  where Output == D.Output, Failure == D.Failure {
    Publishers.Merge4(a, b, c, d)
  }

  /// Sends what five publishers send, as it comes.
  public func merge<D: Publisher, E: Publisher>(
    with d: D, _ e: E
  ) -> Publishers.Merge5<A, B, C, D, E>
  where Output == D.Output, Failure == D.Failure, Output == E.Output, Failure == E.Failure {
    Publishers.Merge5(a, b, c, d, e)
  }

  /// Sends what six publishers send, as it comes.
  public func merge<D: Publisher, E: Publisher, F: Publisher>(
    with d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<A, B, C, D, E, F>
  where
    Output == D.Output, Failure == D.Failure, Output == E.Output, Failure == E.Failure,
    Output == F.Output, Failure == F.Failure
  {
    Publishers.Merge6(a, b, c, d, e, f)
  }

  /// Sends what seven publishers send, as it comes.
  public func merge<D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
    with d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<A, B, C, D, E, F, G>
  where
    Output == D.Output, Failure == D.Failure, Output == E.Output, Failure == E.Failure,
    Output == F.Output, Failure == F.Failure, Output == G.Output, Failure == G.Failure
  {
    Publishers.Merge7(a, b, c, d, e, f, g)
  }

  /// Sends what eight publishers send, as it comes.
  public func merge<D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
    with d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
  where
    Output == D.Output, Failure == D.Failure, Output == E.Output, Failure == E.Failure,
    Output == F.Output, Failure == F.Failure, Output == G.Output, Failure == G.Failure,
    Output == H.Output, Failure == H.Failure
  {
    Publishers.Merge8(a, b, c, d, e, f, g, h)
  }
}

extension Publishers.Merge4 {
  /// Sends what five publishers send, as it comes.
  public func merge<E: Publisher>(
    with e: E
  ) -> Publishers.Merge5<A, B, C, D, E>
  where Output == E.Output, Failure == E.Failure {
    Publishers.Merge5(a, b, c, d, e)
  }

  /// Sends what six publishers send, as it comes.
  public func merge<E: Publisher, F: Publisher>(
    with e: E, _ f: F
  ) -> Publishers.Merge6<A, B, C, D, E, F>
  where Output == E.Output, Failure == E.Failure, Output == F.Output, Failure == F.Failure {
    Publishers.Merge6(a, b, c, d, e, f)
  }

  /// Sends what seven publishers send, as it comes.
  public func merge<E: Publisher, F: Publisher, G: Publisher>(
    with e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<A, B, C, D, E, F, G>
  where
    Output == E.Output, Failure == E.Failure, Output == F.Output, Failure == F.Failure,
    Output == G.Output, Failure == G.Failure
  {
    Publishers.Merge7(a, b, c, d, e, f, g)
  }

  /// Sends what eight publishers send, as it comes.
  public func merge<E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
    with e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
  where
    Output == E.Output, Failure == E.Failure, Output == F.Output, Failure == F.Failure,
    Output == G.Output, Failure == G.Failure, Output == H.Output, Failure == H.Failure
  {
    Publishers.Merge8(a, b, c, d, e, f, g, h)
  }
}

extension Publishers.Merge5 {
  /// Sends what six publishers send, as it comes.
  public func merge<F: Publisher>(
    with f: F
  ) -> Publishers.Merge6<A, B, C, D, E, F>
  where Output == F.Output, Failure == F.Failure {
    Publishers.Merge6(a, b, c, d, e, f)
  }

  /// Sends what seven publishers send, as it comes.
  public func merge<F: Publisher, G: Publisher>(
    with f: F, _ g: G
  ) -> Publishers.Merge7<A, B, C, D, E, F, G>
  where Output == F.Output, Failure == F.Failure, Output == G.Output, Failure == G.Failure {
    Publishers.Merge7(a, b, c, d, e, f, g)
  }

  /// Sends what eight publishers send, as it comes.
  public func merge<F: Publisher, G: Publisher, H: Publisher>(
    with f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
  where
    Output == F.Output, Failure == F.Failure, Output == G.Output, Failure == G.Failure,
    Output == H.Output, Failure == H.Failure
  {
    Publishers.Merge8(a, b, c, d, e, f, g, h)
  }
}

extension Publishers.Merge6 {
  /// Sends what seven publishers send, as it comes.
  public func merge<G: Publisher>(
    with g: G
  ) -> Publishers.Merge7<A, B, C, D, E, F, G>
  where Output == G.Output, Failure == G.Failure {
    Publishers.Merge7(a, b, c, d, e, f, g)
  }

  /// Sends what eight publishers send, as it comes.
  public func merge<G: Publisher, H: Publisher>(
    with g: G, _ h: H
  ) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
  where Output == G.Output, Failure == G.Failure, Output == H.Output, Failure == H.Failure {
    Publishers.Merge8(a, b, c, d, e, f, g, h)
  }
}

extension Publishers.Merge7 {
  /// Sends what eight publishers send, as it comes.
  public func merge<H: Publisher>(
    with h: H
  ) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
  where Output == H.Output, Failure == H.Failure {
    Publishers.Merge8(a, b, c, d, e, f, g, h)
  }
}
