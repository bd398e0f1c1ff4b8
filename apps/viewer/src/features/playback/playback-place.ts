import type { WatchedPlace } from '../../platform/viewings.ts'

/** What is opened: an event, an item of the library, or a clip, be it by the secret of who shared it. */
export type PlaybackPlace = { event: number } | { item: number } | { clip: number; uuid: string | null }

export function describePlace(place: PlaybackPlace): WatchedPlace {
  return {
    event_id: 'event' in place ? place.event : null,
    vod_media_item_id: 'item' in place ? place.item : null,
    clip_id: 'clip' in place ? place.clip : null,
  }
}
