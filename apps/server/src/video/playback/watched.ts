/** What somebody watches: an event by one of its media, an item of the library, or a clip. */
export type Watched =
  | { event_id: number; event_media_id: number; vod_media_item_id: null; clip_id: null }
  | { event_id: null; event_media_id: null; vod_media_item_id: number; clip_id: null }
  | { event_id: null; event_media_id: null; vod_media_item_id: null; clip_id: number }

interface WatchedColumns {
  event_id: number | null
  event_media_id: number | null
  vod_media_item_id: number | null
  clip_id: number | null
}

const nothing = { event_id: null, event_media_id: null, vod_media_item_id: null, clip_id: null } as const

export function watchedOf({ event_id, event_media_id, vod_media_item_id, clip_id }: WatchedColumns): Watched {
  if (clip_id !== null) return { ...nothing, clip_id }
  if (vod_media_item_id !== null) return { ...nothing, vod_media_item_id }
  if (event_id === null || event_media_id === null)
    throw new Error('A player must be open on an event or a video')
  return { ...nothing, event_id, event_media_id }
}
