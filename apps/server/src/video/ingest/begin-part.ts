import { insertEventMedia, recordEventChanges } from '../../catalogue/events/index.ts'
import type { Tx } from '../../db/connection.ts'
import { insertVideo, setVideoSite } from '../videos/index.ts'
import { lockVideoSite, moveCamera } from './part-store.ts'

/**
 * In the transaction that takes a camera: which video it records here. Where the files of the one before lie elsewhere it
 * is a new one, and the one before stays with the event as a replay of its own.
 */
export async function beginPart(
  tx: Tx,
  channelId: number,
  videoId: number,
  { site, now }: { site: string; now: Date },
): Promise<number> {
  const before = await lockVideoSite(tx, channelId, videoId)
  const isElsewhere = before && before.site !== null && before.site !== site && before.state !== 'waiting'
  if (!isElsewhere) {
    await setVideoSite(tx, channelId, videoId, site)
    return videoId
  }
  const part = await insertVideo(tx, channelId, { kind: 'live', now, site })
  const media = await moveCamera(tx, channelId, { from: videoId, to: part })
  if (!media) throw new Error('A camera without an event cannot be recorded')
  const { event_id, name } = media
  await insertEventMedia(tx, channelId, event_id, { type: 'vod', name, video_id: videoId })
  await recordEventChanges(tx, channelId, [event_id], now)
  return part
}
