import type { Body, studioCalls } from '@grandstand/contract'
import {
  isCodeEvent,
  newStudioKey,
  reserveEventIds,
  writePlannedEvents,
} from '../../catalogue/events/index.ts'
import { type GameFacts, listGameFacts } from '../../catalogue/prices/index.ts'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { shareChannelContent } from '../../db/channel-content-lock.ts'
import type { Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import {
  describeTerms,
  hashTerms,
  listChangedParts,
  lockGames,
  lockSeason,
  setByHand,
} from '../games/index.ts'
import { keepColumnMeanings } from './column-meaning-store.ts'
import { compareSeason, type SeasonPlan } from './compare-season.ts'
import { loadSeason } from './season-file.ts'

/** All of it in one transaction: whatever happens meanwhile, every row is there or none. */
export async function importSeason(
  ctx: Pick<Context, 'db' | 'now' | 'fileReaders'>,
  { channel, session, body, ip }: OperatorCall & { body: Body<typeof studioCalls.importSeason> },
): Promise<{ made: number; changed: number }> {
  const { version, ...asked } = body
  const loaded = await loadSeason(ctx, channel, asked)
  return ctx.db.transaction(async tx => {
    // The same file twice at once, from two tabs or an impatient hand, is written once.
    await lockSeason(tx, channel.id)
    const now = ctx.now()
    const { preview, plans } = await compareSeason(tx, channel, { asked, loaded, now })
    if (preview.version !== version) throw new CallError('conflict')
    if (preview.problem || preview.counts.wrong > 0)
      throw new CallError('invalid_request', { fields: { source: preview.problem?.code ?? 'wrong_rows' } })
    // What nobody has looked at may hold the prices.
    if (preview.columns.some(({ meaning }) => meaning === null))
      throw new CallError('invalid_request', { fields: { columns: 'undecided' } })
    const known = plans.filter(({ before }) => before !== undefined)
    const fresh = plans.filter(({ before }) => before === undefined)
    const facts = await listGameFacts(tx, channel.id)
    await holdKnown(tx, channel, known, facts)
    await shareChannelContent(tx, channel.id)
    await markChanged(tx, channel, known, facts)
    const ids = await reserveEventIds(tx, fresh.length)
    await keepColumnMeanings(tx, channel.id, preview.columns, now)
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'import_season', details: { made: fresh.length, changed: known.length } },
    )
    await writePlannedEvents(
      tx,
      channel.id,
      {
        fresh: fresh.map(({ plan, sourceKey }, at) => ({
          ...plan,
          id: ids[at] ?? 0,
          source_key: sourceKey ?? newStudioKey(),
        })),
        known: known.flatMap(({ plan, before }) => (before ? [{ ...plan, id: before.id }] : [])),
      },
      now,
    )
    return { made: fresh.length, changed: known.length }
  })
}

/** They stay as the preview has seen them. */
async function holdKnown(
  tx: Tx,
  { id, settings: { language } }: Channel,
  known: readonly SeasonPlan[],
  facts: GameFacts,
): Promise<void> {
  if (known.length === 0) return
  const games = new Map(known.flatMap(({ before }) => (before ? [[before.id, before] as const] : [])))
  const held = await lockGames(tx, id, [...games.keys()])
  const hash = (game: (typeof held)[number]) => hashTerms(describeTerms(game, facts, language))
  const isSame = held.every(game => {
    const seen = games.get(game.id)
    return seen !== undefined && hash(seen) === hash(game) && seen.stream_status === game.stream_status
  })
  if (!isSame || held.length !== games.size) throw new CallError('conflict')
}

/** The files no longer control what a person changes in their games. */
async function markChanged(
  tx: Tx,
  { id, settings: { language } }: Channel,
  known: readonly SeasonPlan[],
  facts: GameFacts,
): Promise<void> {
  const marked = known.flatMap(({ before, terms }) => {
    if (!before || !isCodeEvent(before)) return []
    const changed = listChangedParts(describeTerms(before, facts, language), terms)
    return [{ id: before.id, by_hand: [...new Set([...before.by_hand, ...changed])] }]
  })
  if (marked.length > 0) await setByHand(tx, id, marked)
}
