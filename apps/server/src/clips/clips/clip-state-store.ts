import { clipFraming, clipProblems, clipStatuses } from '@grandstand/contract'
import {
  advanceClip,
  type ClipEvent,
  type ClipMove,
  type ClipState,
  type ClipVideo,
  findClipVideo,
} from '@grandstand/rules'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { clips, eventMedia, videos } from '../../db/tables.ts'
import { findDates, undated } from '../../video/nodes/index.ts'
import { endClipPlayers } from '../../video/playback/index.ts'
import { insertVideo, moveVideo, removeVideo } from '../../video/videos/index.ts'
import { type ClipChange, type ClipRef, type ClipRow, deleteClipRow, lockClip } from './clip-store.ts'
import { deleteVertical, findVertical, putVertical } from './vertical/vertical-store.ts'

const making = z.object({
  status: z.enum(clipStatuses),
  problem: z.enum(clipProblems).nullable(),
  cut: z.int(),
  queued_at: z.date(),
})

/** What is written too if the event is taken: of the row, and elsewhere, before any video goes. */
export interface WrittenToo {
  change?: ClipChange
  write?: (tx: Tx, row: ClipRow) => Promise<void>
}

export type Written = ClipMove & { row: ClipRow | undefined }

/** The one way to move a clip: locks it, asks the rule, and writes the answer, with the videos that come and go. */
export async function writeClipEvent(
  ctx: Pick<Context, 'jobs' | 'now'>,
  tx: Tx,
  { channel_id, id }: ClipRef,
  event: ClipEvent,
  { change = {}, write }: WrittenToo = {},
): Promise<Written> {
  const now = ctx.now()
  const before = await lockClip(tx, channel_id, id)
  const move = advanceClip(before ? await readClipState(tx, before) : null, event, now)
  const fields = move.isTaken ? change : {}
  const row =
    before && move.clip ? await writeClipState(tx, before, move.clip, { change: fields, now }) : undefined
  if (row && move.isTaken) await write?.(tx, row)
  if (before && !row) {
    await endClipPlayers(tx, channel_id, [id])
    await deleteClipRow(tx, channel_id, id)
  }
  for (const videoId of move.remove) await removeVideo(ctx, tx, channel_id, videoId)
  return { ...move, row }
}

/** Holds as long as the row is locked. */
export async function readClipState(db: Db | Tx, row: ClipRow): Promise<ClipState> {
  const { channel_id, video_id, open_video_id, source_video_id, is_exact, is_pinned } = row
  const list: ClipVideo[] = [{ role: 'own', id: video_id, state: await findState(db, channel_id, video_id) }]
  if (open_video_id !== null)
    list.push({ role: 'open', id: open_video_id, state: await findState(db, channel_id, open_video_id) })
  if (source_video_id !== null) {
    const ofGame = and(eq(eventMedia.channel_id, channel_id), eq(eventMedia.video_id, source_video_id))
    const isOwned = (await db.$count(eventMedia, ofGame)) === 0
    list.push({ role: 'source', id: source_video_id, isOwned })
  }
  const vertical = await findVertical(db, channel_id, row.id)
  if (vertical) {
    const framing = clipFraming.parse(vertical.framing)
    list.push({ role: 'vertical', framing, ...making.parse(vertical) })
  }
  return { ...making.parse(row), is_exact, is_pinned, videos: list }
}

async function findState(db: Db | Tx, channelId: number, videoId: number): Promise<'making' | 'ready'> {
  const isMaking = and(eq(videos.channel_id, channelId), eq(videos.id, videoId), eq(videos.state, 'making'))
  return (await db.$count(videos, isMaking)) > 0 ? 'making' : 'ready'
}

/** With what else changes of the row. */
async function writeClipState(
  tx: Tx,
  { channel_id, id, video_id }: ClipRow,
  { videos: list, ...state }: ClipState,
  { change, now }: { change: ClipChange; now: Date },
): Promise<ClipRow> {
  const ids: { source: number | null; own: number; open: number | null } = {
    source: null,
    own: video_id,
    open: null,
  }
  const sourceId = findClipVideo({ ...state, videos: list }, 'source')?.id ?? null
  for (const video of list) {
    if (video.role === 'vertical') continue
    const dates =
      sourceId !== null && video.role === 'own' ? await findDates(tx, channel_id, sourceId) : undated
    const videoId = video.id ?? (await insertVideo(tx, channel_id, { kind: 'file', now, dates }))
    ids[video.role] = videoId
    if (video.role !== 'source') await moveVideo(tx, channel_id, videoId, { state: video.state, now })
  }
  const vertical = findClipVideo({ ...state, videos: list }, 'vertical')
  if (vertical) await putVertical(tx, channel_id, id, vertical)
  else await deleteVertical(tx, channel_id, id)
  const [row] = await tx
    .update(clips)
    .set({
      ...change,
      ...state,
      source_video_id: ids.source,
      video_id: ids.own,
      open_video_id: ids.open,
    })
    .where(and(eq(clips.channel_id, channel_id), eq(clips.id, id)))
    .returning()
  if (!row) throw new Error('The clip was not locked')
  return row
}
