import type { Body, Event, Params, studioCalls } from '@grandstand/contract'
import { chooseScoredTags, gameTime, isSold, listScored, nameClip, needsExactFile } from '@grandstand/rules'
import { getEvent, listScoreChanges } from '../../../catalogue/events/index.ts'
import { recordChannelAction } from '../../../channel/audit/index.ts'
import type { Reader } from '../../../context/channel.ts'
import type { Context } from '../../../context/context.ts'
import type { OperatorCall } from '../../../context/operator-session.ts'
import type { Db } from '../../../db/connection.ts'
import { CallError } from '../../../runtime/call-error.ts'
import { chooseRung } from '../../../video/videos/index.ts'
import { addClip } from '../add-clip.ts'
import { listEventTags } from '../list-clip-tags.ts'
import { findOperatorClip, findSendingCamera } from './operator-clip-store.ts'

type Call = typeof studioCalls.cutLast
type Input = OperatorCall & { params: Params<Call>; body: Body<Call> }

/** Viewers' clips are cut from the same picture: what the crew alone sees is in none. */
export async function cutLast(
  ctx: Pick<Context, 'db' | 'now' | 'videoNodes' | 'nodes' | 'rosters' | 'jobs'>,
  { channel, session, params, body, ip }: Input,
): Promise<{ id: number }> {
  const reader = { channel, language: channel.settings.language }
  const event = await getEvent(ctx, { ...reader, session: null, params: { id: params.id } })
  // What is cut may be shown, and a private game is for nobody else.
  if (event.is_private) throw new CallError('not_found')
  const before = await findOperatorClip(ctx.db, channel.id, body.idempotency_key)
  if (before) return { id: before.id }
  const camera = await findSendingCamera(ctx.db, channel.id, { eventId: event.id, videoId: params.camera })
  if (!camera) throw new CallError('nothing_to_play')
  const rung = await chooseRung(ctx.db, channel.id, params.camera)
  const recording = await ctx.videoNodes.measure(channel.id, params.camera, { rung })
  if (!recording) throw new CallError('nothing_to_play')
  const { beginSeconds, beginMs, endSeconds } = recording
  // Only a camera that sends is cut from here, and it knows the time.
  if (beginMs === null) throw new CallError('nothing_to_play')
  const start_seconds = Math.max(beginSeconds, endSeconds - body.seconds)
  const duration_seconds = endSeconds - start_seconds
  if (duration_seconds < 1) throw new CallError('nothing_to_play')
  const began_at = new Date(beginMs + (start_seconds - beginSeconds) * 1000)
  const endMs = began_at.getTime() + duration_seconds * 1000
  const { schools } = await ctx.rosters.get(reader)
  const tags = await listScoredTags(ctx, reader, event, { startMs: began_at.getTime(), endMs })
  const write = ctx.db.transaction(async tx => {
    const clip = await addClip(ctx, tx, channel.id, {
      user_id: null,
      made_by: session.operator.name || session.operator.email,
      event_id: event.id,
      event_media_id: camera.event_media_id,
      source_video_id: params.camera,
      source_rung: rung,
      name: nameClip(event, schools, tellTime(reader, event, endMs)),
      tags,
      start_seconds,
      began_at,
      duration_seconds,
      is_public: true,
      moderation: 'waiting',
      idempotency_key: body.idempotency_key,
      is_exact: needsExactFile({ is_public: true, isShared: false, isSold: isSold(event.type) }),
      month: null,
    })
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'cut_clip', target: { type: 'clip', id: clip.id }, details: { event_id: event.id } },
    )
    return { id: clip.id }
  })
  return write.catch(async error => {
    // The same press came twice at once.
    const twin = await findOperatorClip(ctx.db, channel.id, body.idempotency_key)
    if (!twin) throw error
    return { id: twin.id }
  })
}

/** By the board, where somebody keeps it; else by the clock of the venue. */
function tellTime({ language }: { language: string }, event: Event, atMs: number): string {
  return (
    gameTime(language, event, atMs) ??
    new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: event.time_zone }).format(atMs)
  )
}

async function listScoredTags(
  ctx: Pick<Context, 'rosters'> & { db: Db },
  reader: Reader,
  event: Event,
  within: { startMs: number; endMs: number },
): Promise<string[]> {
  const [tags, changes] = await Promise.all([
    listEventTags(ctx, reader, event.event_category_id),
    listScoreChanges(ctx.db, reader.channel.id, event.id),
  ])
  return chooseScoredTags(
    tags.map(({ alias }) => alias),
    listScored(changes),
    within,
  )
}
