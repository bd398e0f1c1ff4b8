import type { WatchTarget } from '../../platform/viewings.ts'

/** Of several games on one screen. */
export interface BesideOthers {
  /** The same for all of them. */
  group: string
  /** One alone is counted: they have one viewer. */
  isCounted: boolean
}

/** The target: an event, a library item, or a clip, possibly by the secret of its share link. */
export type PlaybackTarget =
  | { event: number; beside?: BesideOthers }
  | { item: number }
  | { clip: number; uuid: string | null }

export function describeTarget(target: PlaybackTarget): WatchTarget {
  return {
    event_id: 'event' in target ? target.event : null,
    vod_media_item_id: 'item' in target ? target.item : null,
    clip_id: 'clip' in target ? target.clip : null,
  }
}
