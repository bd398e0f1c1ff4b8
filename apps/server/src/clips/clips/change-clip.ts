import type { Body, Clip, calls } from '@grandstand/contract'
import { sourceRung } from '@grandstand/media'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { insertVideo, removeVideo } from '../../video/videos/index.ts'
import { changeOwnClip, type OwnClipAsked } from './change-own-clip.ts'
import { checkStretch, checkTags, choosePublic } from './check-clip.ts'
import { type ClipRow, isGameVideo } from './clip-store.ts'
import { describeClip } from './describe-clips.ts'
import { getClip } from './get-clip.ts'
import { openClip } from './open-clip.ts'

type Own = Pick<Context, 'db' | 'now' | 'rosters' | 'mediaTokens' | 'jobs' | 'nodes' | 'homes'>
type Asked = OwnClipAsked & { body: Body<typeof calls.changeClip> }

/** Also of a public one. Another range is cut from the game, or where that is gone from what the clip has kept of it. */
export async function changeClip(ctx: Own, asked: Asked): Promise<Clip> {
  const { body } = asked
  const shown = await getClip(ctx, asked)
  if (!shown.is_own) throw new CallError('not_found')
  const tags = body.tags && (await checkTags(ctx, asked, shown.event.event_category_id, body.tags))
  const sight = await choosePublic(ctx, asked, body.is_public ?? shown.is_public)
  const write = await openClip(ctx, asked, shown.event)
  const row = await changeOwnClip(ctx, asked, async (tx, clip) => {
    const range = await changeRange(ctx, tx, asked, clip)
    const isOther = body.name !== undefined || tags !== undefined || Object.keys(range).length > 0
    const isNew = sight.is_public && !clip.is_public
    const written = await write(tx, clip, {
      ...range,
      ...(body.name === undefined ? {} : { name: body.name }),
      ...(tags && { tags }),
      is_public: sight.is_public,
      // What was approved was what it was then; and what an operator has hidden stays so.
      ...(clip.moderation !== 'hidden' && (isOther || isNew || !sight.is_public)
        ? { moderation: sight.moderation }
        : {}),
    })
    const isLeft = range.video_id !== undefined && range.source_video_id !== clip.video_id
    if (isLeft) await removeVideo(ctx, tx, clip.channel_id, clip.video_id)
    return written
  })
  if (!row) throw new CallError('not_found')
  return describeClip(ctx, asked, row)
}

async function changeRange(ctx: Own, tx: Tx, asked: Asked, clip: ClipRow): Promise<Partial<ClipRow>> {
  const { start_time = clip.start_seconds, duration = clip.duration_seconds } = asked.body
  if (start_time === clip.start_seconds && duration === clip.duration_seconds) return {}
  const source = await chooseSource(tx, clip)
  if (!source) throw new CallError('conflict')
  const recording = await ctx.homes.measure(clip.channel_id, source.id, { rung: source.rung })
  if (!recording) throw new CallError('nothing_to_play')
  checkStretch(asked, { startSeconds: start_time, durationSeconds: duration, recording })
  const now = ctx.now()
  const video_id = await insertVideo(tx, clip.channel_id, { kind: 'file', now })
  return {
    ...{ start_seconds: start_time, duration_seconds: duration, video_id, is_pinned: false },
    ...{ source_video_id: source.id, source_rung: source.rung },
  }
}

async function chooseSource(tx: Tx, clip: ClipRow): Promise<{ id: number; rung: string } | null> {
  const { channel_id, source_video_id, source_rung, video_id, is_pinned } = clip
  const isGame = source_video_id !== null && (await isGameVideo(tx, channel_id, source_video_id))
  if (isGame || (source_video_id !== null && !is_pinned)) return { id: source_video_id, rung: source_rung }
  return is_pinned ? { id: video_id, rung: sourceRung } : null
}
