interface Watched {
  playing_ms: number | null
  stalled_ms: number | null
}

/** Of all viewers together: the share of the time that pictures should have moved in which they did not. */
export function rebufferShare({ playing_ms, stalled_ms }: Watched): number | null {
  const wanted = (playing_ms ?? 0) + (stalled_ms ?? 0)
  return wanted === 0 ? null : (stalled_ms ?? 0) / wanted
}
