import type { Body, Clip, calls } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { changeOwnClip, type OwnClipAsked } from './change-own-clip.ts'
import { checkTags, choosePublic } from './check-clip.ts'
import { chooseRange } from './choose-range.ts'
import type { ClipRow } from './clip-store.ts'
import { describeClip } from './describe-clips.ts'
import { getSeenClip } from './get-seen-clip.ts'
import { openClip } from './open-clip.ts'

type Ctx = Pick<
  Context,
  'db' | 'now' | 'geo' | 'rosters' | 'mediaTokens' | 'jobs' | 'nodes' | 'videoNodes' | 'limiter'
>
type Input = OwnClipAsked & { ip: string; body: Body<typeof calls.changeClip> }

/** The clip's worker may move it between the look at it and the write. */
const maxRounds = 3

/** Also of a public one. One after the other: each decides by what the one before has made of the clip. */
export function changeClip(ctx: Ctx, asked: Input): Promise<Clip> {
  return ctx.limiter.inTurn(['clip', asked.channel.id, asked.params.id, asked.session.userId], async () => {
    for (let round = 0; round < maxRounds; round += 1) {
      const row = await tryChange(ctx, asked)
      if (row) return describeClip(ctx, asked, row)
    }
    throw new CallError('conflict')
  })
}

/** Null: what it was decided by has changed. The gate is asked before the transaction, which then waits for nothing outside. */
async function tryChange(ctx: Ctx, asked: Input): Promise<ClipRow | null> {
  const { channel, session, params, body } = asked
  const seen = await getSeenClip(ctx, channel.id, params.id, session)
  if (seen.user_id !== session.userId) throw new CallError('not_found')
  const { event, is_public } = await describeClip(ctx, asked, seen)
  const tags = body.tags && (await checkTags(ctx, asked, event.event_category_id, body.tags))
  const sight = await choosePublic(ctx, asked, body.is_public ?? is_public)
  const range = await chooseRange(ctx, asked, seen)
  const write = await openClip(ctx, asked, event)
  return changeOwnClip(ctx, asked, async (tx, clip) => {
    if (range && !isSameCut(seen, clip)) return null
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
    const row = await write(tx, clip, change, range)
    if (!row) throw new CallError('not_found')
    return row
  })
}

/** The same range of the same videos. */
function isSameCut(one: ClipRow, other: ClipRow): boolean {
  return (
    one.start_seconds === other.start_seconds &&
    one.duration_seconds === other.duration_seconds &&
    one.video_id === other.video_id &&
    one.source_video_id === other.source_video_id &&
    one.is_pinned === other.is_pinned
  )
}
