const paceMs = 1_000

/**
 * The last change that pages show: another at most once a second, whatever happens in a channel, so that a rush during many
 * games draws each page once a second and no more. Each process keeps its own: two may be a second apart.
 */
export function createCursorPace(nowMs: () => number) {
  const shown = new Map<number, { cursor: number; sinceMs: number }>()
  return (channelId: number, newest: number): number => {
    const last = shown.get(channelId)
    if (last && (last.cursor === newest || nowMs() - last.sinceMs < paceMs)) return last.cursor
    shown.set(channelId, { cursor: newest, sinceMs: nowMs() })
    return newest
  }
}
