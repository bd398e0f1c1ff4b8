import type { BoardTap } from '@grandstand/contract'

/** A tap that the server has not confirmed yet. */
export interface KeptTap {
  key: string
  tap: BoardTap
  /** Of the board on which it was made. */
  version: number
  /** By this phone's clock. */
  at: number
}

const nameOf = (channel: string, id: string) => `studio_taps:${channel}:${id}`

/** They outlive a closed page and a phone without a network. */
export function readTaps(channel: string, id: string): KeptTap[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(channel, id)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKeptTap) : []
  } catch {
    return []
  }
}

export function keepTaps(channel: string, id: string, taps: readonly KeptTap[]): void {
  try {
    if (taps.length === 0) localStorage.removeItem(nameOf(channel, id))
    else localStorage.setItem(nameOf(channel, id), JSON.stringify(taps))
  } catch {
    // Where storage is forbidden they last as long as the page.
  }
}

/** The server checks the rest. */
function isKeptTap(value: unknown): value is KeptTap {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['key', 'tap', 'version', 'at'].every(field => field in value)
  )
}
