import type { Channel } from '../../context/channel.ts'
import { readSessionDay } from './session-id.ts'

interface Sender {
  session_uuid: string
  view_id: string
  seq: number
  user_id: number | null
}

/** What all rows of a view have in common. The address of the user is on the wire, and in no row. */
export function describeSender(channel: Channel, at: Date, sender: Sender) {
  const { session_uuid, view_id, seq, user_id } = sender
  const day = readSessionDay({
    session: session_uuid,
    field: 'session_uuid',
    nowMs: at.getTime(),
    timeZone: channel.settings.time_zone,
  })
  return { day, channel_id: channel.id, session: session_uuid, at, view_id, seq, user_id }
}

interface Watched {
  event_id: number | null
  vod_media_item_id?: number | null | undefined
  clip_id?: number | null | undefined
}

export function describeWatched({ event_id, vod_media_item_id = null, clip_id = null }: Watched) {
  return { event_id, vod_media_item_id, clip_id }
}
