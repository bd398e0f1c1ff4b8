import type { Body, Clip, calls } from '@grandstand/contract'
import { chooseScoredTags, isSold, listScored, needsExactFile } from '@grandstand/rules'
import { inUsersTurn } from '../../accounts/users/index.ts'
import { listScoreChanges } from '../../catalogue/events/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { allOrFirstError } from '../../runtime/all-or-first-error.ts'
import { CallError } from '../../runtime/call-error.ts'
import { lockUser } from '../../video/playback/index.ts'
import { chooseRung } from '../../video/videos/index.ts'
import { addClip } from './add-clip.ts'
import { checkStretch, checkTags, choosePublic } from './check-clip.ts'
import { type ClipRow, findRepeated } from './clip-store.ts'
import { describeClip } from './describe-clips.ts'
import { listEventTags } from './list-clip-tags.ts'
import { openCut } from './open-cut.ts'

type Ctx = Pick<
  Context,
  'db' | 'now' | 'geo' | 'videoNodes' | 'nodes' | 'rosters' | 'jobs' | 'mediaTokens' | 'limiter'
>
type Input = Reader & {
  session: Session & { userId: number }
  ip: string
  body: Body<typeof calls.createClip>
}

/** Writes down what is to be cut; it is played from the game's own segments until it has its own. */
export async function createClip(ctx: Ctx, asked: Input): Promise<Clip> {
  const { channel, session, body } = asked
  const repeated = await findAgain(ctx, asked)
  if (repeated) return describeClip(ctx, asked, repeated)
  const { source, eventMediaId, countCut, event } = await openCut(ctx, asked, { ...body, clipId: null })
  const [tags, sight, place] = await allOrFirstError([
    chooseTags(ctx, asked, event.event_category_id),
    choosePublic(ctx, asked, body.is_public ?? false),
    placeStart(ctx, asked, source.videoId),
  ])
  const row = await inUsersTurn(ctx, channel.id, session.userId, () =>
    ctx.db.transaction(async tx => {
      await lockUser(tx, channel.id, session.userId)
      // The same tap may have come twice at once.
      const known = body.idempotency_key
        ? await findRepeated(tx, channel.id, session.userId, body.idempotency_key)
        : undefined
      if (known) return known
      return addClip(ctx, tx, channel.id, {
        user_id: session.userId,
        event_id: event.id,
        event_media_id: eventMediaId,
        ...place,
        duration_seconds: body.duration,
        name: body.name,
        tags,
        ...sight,
        idempotency_key: body.idempotency_key ?? null,
        is_exact: needsExactFile({ ...sight, isShared: false, isSold: isSold(event.type) }),
        month: await countCut(tx),
      })
    }),
  )
  return describeClip(ctx, asked, row)
}

async function findAgain(ctx: Ctx, { channel, session, body }: Input): Promise<ClipRow | undefined> {
  return body.idempotency_key
    ? findRepeated(ctx.db, channel.id, session.userId, body.idempotency_key)
    : undefined
}

/** A tap on the scissors names none: then only the board can tell what there is to see. */
async function chooseTags(ctx: Ctx, asked: Input, categoryId: number): Promise<string[]> {
  const { tags, start_date, duration, event_id } = asked.body
  if (tags) return checkTags(ctx, asked, categoryId, tags)
  if (start_date === undefined) return []
  const [known, changes] = await Promise.all([
    listEventTags(ctx, asked, categoryId),
    listScoreChanges(ctx.db, asked.channel.id, event_id),
  ])
  const startMs = Date.parse(start_date)
  return chooseScoredTags(
    known.map(({ alias }) => alias),
    listScored(changes),
    { startMs, endMs: startMs + duration * 1000 },
  )
}

async function placeStart(ctx: Ctx, asked: Input, videoId: number | null) {
  if (videoId === null) throw new CallError('nothing_to_play')
  const { start_time, start_date, duration } = asked.body
  const question = start_date === undefined ? {} : { dateMs: Date.parse(start_date) }
  const rung = await chooseRung(ctx.db, asked.channel.id, videoId)
  const recording = await ctx.videoNodes.measure(asked.channel.id, videoId, { rung, ...question })
  if (!recording) throw new CallError('nothing_to_play')
  const startSeconds = start_time ?? recording.dateSeconds
  if (startSeconds === null)
    throw new CallError('invalid_request', { fields: { start_date: 'is outside the game' } })
  checkStretch(asked, { startSeconds, durationSeconds: duration, recording })
  return {
    source_video_id: videoId,
    source_rung: rung,
    start_seconds: startSeconds,
    began_at: start_date === undefined ? null : new Date(start_date),
  }
}
