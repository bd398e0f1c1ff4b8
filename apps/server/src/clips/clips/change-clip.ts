import type { Body, Clip, calls } from '@grandstand/contract'
import { sourceRung } from '@grandstand/media'
import { chooseCutSource } from '@grandstand/rules'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { changeOwnClip, type OwnClipAsked } from './change-own-clip.ts'
import { checkStretch, checkTags, choosePublic } from './check-clip.ts'
import { readClipState } from './clip-state-store.ts'
import type { ClipRow } from './clip-store.ts'
import { describeClip } from './describe-clips.ts'
import { getClip } from './get-clip.ts'
import { openClip } from './open-clip.ts'

type Ctx = Pick<Context, 'db' | 'now' | 'rosters' | 'mediaTokens' | 'jobs' | 'nodes' | 'videoNodes'>
type Input = OwnClipAsked & { body: Body<typeof calls.changeClip> }

/** Also of a public one. Another range is cut from the game, or where that is gone from what the clip has kept of it. */
export async function changeClip(ctx: Ctx, asked: Input): Promise<Clip> {
  const { body } = asked
  const shown = await getClip(ctx, asked)
  if (!shown.is_own) throw new CallError('not_found')
  const tags = body.tags && (await checkTags(ctx, asked, shown.event.event_category_id, body.tags))
  const sight = await choosePublic(ctx, asked, body.is_public ?? shown.is_public)
  const write = await openClip(ctx, asked, shown.event)
  const row = await changeOwnClip(ctx, asked, async (tx, clip) => {
    const range = await chooseRange(ctx, tx, asked, clip)
    const isOther = body.name !== undefined || tags !== undefined || range !== null
    const isNew = sight.is_public && !clip.is_public
    const change = {
      ...range?.change,
      ...(body.name === undefined ? {} : { name: body.name }),
      ...(tags && { tags }),
      is_public: sight.is_public,
      // What was approved was what it was then; and what an operator has hidden stays so.
      ...(clip.moderation !== 'hidden' && (isOther || isNew || !sight.is_public)
        ? { moderation: sight.moderation }
        : {}),
    }
    return write(tx, clip, change, range?.sourceId)
  })
  if (!row) throw new CallError('not_found')
  return describeClip(ctx, asked, row)
}

/** Null: it stays. */
async function chooseRange(ctx: Ctx, tx: Tx, asked: Input, clip: ClipRow) {
  const { start_time = clip.start_seconds, duration = clip.duration_seconds } = asked.body
  if (start_time === clip.start_seconds && duration === clip.duration_seconds) return null
  const sourceId = chooseCutSource(await readClipState(tx, clip))
  if (sourceId === null) throw new CallError('conflict')
  const rung = sourceId === clip.video_id ? sourceRung : clip.source_rung
  const recording = await ctx.videoNodes.measure(clip.channel_id, sourceId, { rung })
  if (!recording) throw new CallError('nothing_to_play')
  checkStretch(asked, { startSeconds: start_time, durationSeconds: duration, recording })
  return {
    sourceId,
    change: { start_seconds: start_time, duration_seconds: duration, source_rung: rung },
  }
}
