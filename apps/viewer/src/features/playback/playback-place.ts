import type { WatchedPlace } from '../../platform/viewings.ts'

/** The target: an event, a library item, or a clip, possibly by the secret of its share link. */
export type PlaybackPlace = { event: number } | { item: number } | { clip: number; uuid: string | null }

export function describePlace(place: PlaybackPlace): WatchedPlace {
  return {
    event_id: 'event' in place ? place.event : null,
    vod_media_item_id: 'item' in place ? place.item : null,
    clip_id: 'clip' in place ? place.clip : null,
  }
}
