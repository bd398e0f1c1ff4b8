import { sourceRung } from '@grandstand/media'
import { insertEventMedia, recordEventChanges } from '../../catalogue/events/index.ts'
import type { Tx } from '../../db/connection.ts'
import { insertVideo, listStoredJournals, type StoredJournal, setVideoSite } from '../videos/index.ts'
import type { Brought } from './bring-recording.ts'
import { leaveRecording, lockVideoSite, moveCamera } from './part-store.ts'

/** More was stored while it was brought. */
export class BroughtTooLittle extends Error {}

interface Begin {
  site: string
  now: Date
  brought: Brought | null
}

/**
 * In the transaction that takes a camera: which video it records here. Where the files of the one before lie elsewhere it
 * goes on with what was brought of it; where that could not be it is a new one, and the one before stays with the event as a
 * replay of its own.
 */
export async function beginPart(
  tx: Tx,
  channelId: number,
  videoId: number,
  { site, now, brought }: Begin,
): Promise<number> {
  const before = await lockVideoSite(tx, channelId, videoId)
  const left = before && before.state !== 'waiting' && before.site !== site ? before.site : null
  if (left !== null && brought === null) return beginVideo(tx, channelId, videoId, { site, now })
  if (left !== null && brought !== null) {
    if (!isSame(await listStoredJournals(tx, channelId, videoId), brought.journals))
      throw new BroughtTooLittle()
    await leaveRecording(tx, channelId, videoId, { site: left, stored_bytes: countBytes(brought.journals) })
    await brought.place()
  }
  await setVideoSite(tx, channelId, videoId, site)
  return videoId
}

/** Rows are added and grow; nothing takes away from them. */
const isSame = (one: readonly StoredJournal[], other: readonly StoredJournal[]) =>
  sumBytes(one) === sumBytes(other)

const sumBytes = (journals: readonly StoredJournal[]) => journals.reduce((sum, { bytes }) => sum + bytes, 0)

/** Of the recording as it was sent. */
const countBytes = (journals: readonly StoredJournal[]) =>
  sumBytes(journals.filter(({ rung }) => rung === sourceRung))

async function beginVideo(
  tx: Tx,
  channelId: number,
  videoId: number,
  { site, now }: Pick<Begin, 'site' | 'now'>,
): Promise<number> {
  const part = await insertVideo(tx, channelId, { kind: 'live', now, site })
  const media = await moveCamera(tx, channelId, { from: videoId, to: part })
  if (!media) throw new Error('A camera without an event cannot be recorded')
  const { event_id, name } = media
  await insertEventMedia(tx, channelId, event_id, { type: 'vod', name, video_id: videoId })
  await recordEventChanges(tx, channelId, [event_id], now)
  return part
}
