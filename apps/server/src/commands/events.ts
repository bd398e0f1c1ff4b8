import { parseArgs } from 'node:util'
import { isDay, listMoves } from '@grandstand/rules'
import {
  cancelEvent,
  type DeskEvent,
  findDeskEvent,
  findNextDeskEvent,
  listDeskEvents,
  moveEvent,
  type Reschedule,
  rescheduleEvent,
  updateEvent,
} from '../catalogue/events/index.ts'
import { findChannelId, listChannelKeys } from '../content/channel-code/index.ts'
import type { Context } from '../context/context.ts'
import type { Db, Tx } from '../db/connection.ts'
import { StartError } from '../runtime/start-error.ts'
import { endCommand } from './end-command.ts'
import { type AskedChanges, readEventChanges } from './read-event-changes.ts'
import { removeDeskEvent } from './remove-event-verb.ts'
import { withDatabase } from './with-database.ts'

const usage = `Usage: npm run events -- list [--day YYYY-MM-DD] [--channel KEY]
                                               the games of a day, by the clocks of their venues; today's and what is
                                               live without one
       npm run events -- set ID score=2-1      the score, away first, as the title of a game has it
       npm run events -- set ID state=live     upcoming, live, finished or cancelled
       npm run events -- set ID period="2nd half"
                                               where the game is in its course; several may be set at once
       npm run events -- set ID time="2026-11-21 19:00" location=arena
                                               another time, by the clocks of the venue, or another venue; who has bought the
                                               game keeps it. Of a game of a file, the file says so when it is applied next
       npm run events -- cancel ID             the same as state=cancelled; state=upcoming takes it back
       npm run events -- remove ID [--yes]     says how many clips and videos go with a game; with --yes it goes with them.
                                               Not what is live, nor what somebody bought or was given

Open pages show each change within seconds. Games are made by a channel's events.yaml or events.csv.`

type Ctx = Pick<Context, 'db' | 'now'>
type Input = { words: string[]; day?: string; channel?: string; yes?: boolean } & Machine
type Machine = { databaseUrl: string; dataDir: string }

const verbs: Record<string, (ctx: Ctx, asked: Input) => Promise<void>> = { list, set, cancel, remove }

export async function eventsCli(args: string[], now = () => new Date()): Promise<number> {
  const asked = parseCommand(args)
  if (!asked) {
    console.error(usage)
    return 2
  }
  return endCommand(() =>
    withDatabase((db, { dataDir }, databaseUrl) =>
      asked.verb({ db, now }, { ...asked, databaseUrl, dataDir }),
    ),
  )
}

function parseCommand(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { day: { type: 'string' }, channel: { type: 'string' }, yes: { type: 'boolean' } },
    })
    const [name = '', ...words] = positionals
    const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined
    const taken = name === 'list' ? ['day', 'channel'] : name === 'remove' ? ['yes'] : []
    const isTaken = Object.keys(values).every(option => taken.includes(option))
    const isListed = (name === 'list') === (words.length === 0)
    return verb && isTaken && isListed ? { verb, words, ...values } : undefined
  } catch {
    return undefined
  }
}

async function list({ db, now }: Ctx, { channel, ...asked }: Input): Promise<void> {
  const day = asked.day ?? null
  if (day !== null && !isDay(day)) throw new StartError(`Write the day like 2026-11-20, not ${day}.`)
  const channelId = channel === undefined ? null : await findChannelId(db, channel)
  if (channelId === undefined)
    throw new StartError(
      `There is no channel ${channel}; stored channels: ${(await listChannelKeys(db)).join(', ') || 'none'}.`,
    )
  const found = await listDeskEvents(db, channelId, { day, now: now() })
  for (const event of found) console.log(lineOf(event))
  if (found.length > 0) return
  const next = await findNextDeskEvent(db, channelId, now())
  console.log(
    next
      ? `No games ${day ? `on ${day}` : 'today'}. The next one: npm run events -- list --day ${next.day}`
      : `No games ${day ? `on ${day}` : 'today'}, and none to come. Add games in the channel's events.yaml or events.csv.`,
  )
}

async function set(ctx: Ctx, { words: [id = '', ...words] }: Input): Promise<void> {
  const asked = readEventChanges(words)
  if (typeof asked === 'string') throw new StartError(asked)
  await change(ctx, id, asked)
}

async function cancel(ctx: Ctx, { words: [id = '', ...more] }: Input): Promise<void> {
  if (more.length > 0) throw new StartError('Name one event: npm run events -- cancel ID')
  await change(ctx, id, { state: 'cancelled' })
}

async function remove(
  ctx: Ctx,
  { words: [id = '', ...more], yes = false, ...machine }: Input,
): Promise<void> {
  if (more.length > 0) throw new StartError('Name one event: npm run events -- remove ID')
  await removeDeskEvent({ ...ctx, ...machine }, await getEvent(ctx.db, id), yes)
}

/** All of it, or nothing. */
async function change(ctx: Ctx, id: string, asked: AskedChanges): Promise<void> {
  const { state, scores, period, time, location } = asked
  const after = await ctx.db.transaction(async tx => {
    const own = { db: tx, now: ctx.now }
    const event = await getEvent(tx, id)
    if (state) await moveTo(own, event, state)
    if (time !== undefined || location !== undefined) await reschedule(own, event, { time, location })
    if (scores || period !== undefined) {
      await updateEvent(own, event.channel_id, event.id, {
        ...(scores && { scores: pairScores(event, scores) }),
        ...(period !== undefined && { period }),
      })
    }
    return getEvent(tx, id)
  })
  console.log(lineOf(after))
  if (scores && after.stream_status === 'upcoming')
    console.log('The event is not live yet: its score shows once it is.')
}

async function getEvent(db: Db | Tx, id: string): Promise<DeskEvent> {
  if (!/^[1-9]\d{0,8}$/.test(id))
    throw new StartError(`Name the event by its number, not ${id}: npm run events -- list`)
  const event = await findDeskEvent(db, Number(id))
  if (!event) throw new StartError(`There is no event ${id}: npm run events -- list`)
  return event
}

async function moveTo(
  ctx: { db: Tx; now: Ctx['now'] },
  { id, channel_id, stream_status, is_cancelled }: DeskEvent,
  state: NonNullable<AskedChanges['state']>,
): Promise<void> {
  if (state === 'cancelled' || (is_cancelled && state === stream_status)) {
    const refusal = await cancelEvent(ctx, channel_id, id, state === 'cancelled')
    if (refusal === 'is_over') throw new StartError(`Event ${id} is over and cannot be cancelled.`)
    if (refusal)
      throw new StartError(`Event ${id} is live: end it with state=finished, or set state=upcoming first.`)
    return
  }
  const refusal = await moveEvent(ctx, channel_id, id, { to: state, by: 'operator' })
  if (refusal === 'cancelled')
    throw new StartError(
      `Event ${id} is cancelled. To reinstate it: npm run events -- set ${id} state=upcoming`,
    )
  if (refusal)
    throw new StartError(
      `Event ${id} is ${stream_status} and cannot become ${state}; it can become ${listMoves(stream_status, 'operator').join(' or ')}.`,
    )
}

async function reschedule(
  ctx: { db: Tx; now: Ctx['now'] },
  { id, channel_id }: DeskEvent,
  { time, location }: Reschedule,
): Promise<void> {
  const refusal = await rescheduleEvent(ctx, channel_id, id, { time, location })
  if (refusal === 'begun') throw new StartError(`Event ${id} has begun: only upcoming events can be moved.`)
  if (refusal === 'no_location') throw new StartError(`The channel has no location ${location}.`)
  if (refusal === 'no_time') throw new StartError(`Write the time like time="2026-11-21 19:00", not ${time}.`)
  if (refusal)
    throw new StartError(`The clocks at the venue change then: add the offset, as in 2026-11-21T19:00-05:00.`)
}

function pairScores({ id, teams }: DeskEvent, scores: number[]) {
  if (teams.length === 0) throw new StartError(`Event ${id} has no teams, so it has no score.`)
  if (teams.length !== scores.length) {
    const example = teams.map((_, index) => teams.length - index).join('-')
    throw new StartError(
      `Event ${id} is ${teams.map(team => team.name).join(' @ ')}: write score=${example}, in this order.`,
    )
  }
  return teams.map(({ participant_id }, index) => ({ participant_id, score: scores[index] ?? null }))
}

function lineOf({
  id,
  channel_key,
  name,
  stream_status,
  is_cancelled,
  period,
  day,
  time,
  teams,
}: DeskEvent): string {
  const scores = teams.map(({ score }) => score ?? '–')
  const score = teams.some(team => team.score !== null) ? scores.join(':') : null
  const facts = [is_cancelled ? 'cancelled' : stream_status, score, period].filter(fact => fact !== null)
  return `${String(id).padStart(6)}  ${day} ${time}  ${name}  (${facts.join(', ')})  ${channel_key}`
}
