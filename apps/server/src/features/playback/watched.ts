/** What somebody watches: an event by one of its media, or an item of the library. */
export type Watched =
  | { event_id: number; event_media_id: number; vod_media_item_id: null }
  | { event_id: null; event_media_id: null; vod_media_item_id: number }

interface WatchedColumns {
  event_id: number | null
  event_media_id: number | null
  vod_media_item_id: number | null
}

export function watchedOf({ event_id, event_media_id, vod_media_item_id }: WatchedColumns): Watched {
  if (vod_media_item_id !== null) return { event_id: null, event_media_id: null, vod_media_item_id }
  if (event_id === null || event_media_id === null) throw new Error('A player is open on nothing')
  return { event_id, event_media_id, vod_media_item_id: null }
}
