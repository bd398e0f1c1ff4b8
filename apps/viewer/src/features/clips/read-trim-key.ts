import type { ClipHandle, ClipRange } from '@grandstand/rules'

interface TrimKey {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

interface TrimState {
  /** Which has the focus; null: neither. */
  handle: ClipHandle | null
  range: ClipRange
  /** Null without a player. */
  shownSeconds: number | null
}

const frameSeconds = 1 / 30
const directions: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }
/** As in cutting rooms: in and out. */
const marks: Record<string, ClipHandle> = { i: 'start', o: 'end' }

/** Where a key moves which handle; null for the keys of the browser, Home and End among them. */
export function readTrimKey(
  { key, shiftKey, ctrlKey, metaKey, altKey }: TrimKey,
  { handle, range, shownSeconds }: TrimState,
): { handle: ClipHandle; toSeconds: number } | null {
  if (ctrlKey || metaKey || altKey) return null
  const direction = directions[key]
  if (direction !== undefined && handle !== null) {
    const from = handle === 'start' ? range.startSeconds : range.endSeconds
    return { handle, toSeconds: from + direction * (shiftKey ? 1 : frameSeconds) }
  }
  const mark = marks[key.toLowerCase()]
  return mark && shownSeconds !== null ? { handle: mark, toSeconds: shownSeconds } : null
}
