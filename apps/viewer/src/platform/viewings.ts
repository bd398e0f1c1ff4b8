import type { PlayerMeter } from '@grandstand/player'
import type { PrerollStep } from '@grandstand/rules'
import { createMailbox } from './mailbox.ts'

/** One wish to watch. The object itself identifies its signs. */
export interface WatchTarget {
  event_id: number | null
  vod_media_item_id: number | null
  clip_id: number | null
}

type Happened =
  | { type: 'wished' }
  /** A player of another site shows nothing of what happens in it. */
  | { type: 'opened'; isOutside: boolean; playbackId: string }
  | { type: 'preroll'; isOver: boolean }
  /** What becomes of a sponsor's film. */
  | { type: 'sponsor'; prerollId: number; step: PrerollStep }
  | { type: 'player'; meter: PlayerMeter | null }
  /** The server's code. */
  | { type: 'refused'; code: string }
  | { type: 'left' }

export type ViewingEvent = Happened & {
  target: WatchTarget
  /** By the page's own clock. */
  atMs: number
}

/** What becomes of wishes to watch. It goes to the channel or to nobody: see `mayCount`. */
export const viewings = createMailbox<ViewingEvent>()

/** Somebody has begun to watch on this page. */
export const plays = createMailbox<null>(1)

export function reportViewing(target: WatchTarget, happened: Happened): void {
  if (happened.type === 'opened') plays.put(null)
  viewings.put({ ...happened, target, atMs: performance.now() })
}
