import type { Body, studioCalls } from '@grandstand/contract'
import { isCodeEvent, writePlannedEvents } from '../../catalogue/events/index.ts'
import { listGameFacts } from '../../catalogue/prices/index.ts'
import { recordAction } from '../../channel/audit/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { shareChannelContent } from '../../db/channel-content-lock.ts'
import type { Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { removeEvent } from '../event-removal/index.ts'
import { describeTerms, listChangedParts, lockGames, setByHand } from '../games/index.ts'
import { type ComparedGames, compareGameChanges } from './compare-game-changes.ts'
import { listChosen } from './list-chosen.ts'
import { nameRanges } from './name-ranges.ts'

/** All of them in one transaction, as the preview had them, or none. */
export async function changeGames(
  ctx: Pick<Context, 'db' | 'now' | 'rosters' | 'jobs'>,
  { channel, session, body, ip }: OperatorCall & { body: Body<typeof studioCalls.changeGames> },
): Promise<{ changed: number }> {
  const { version, ...asked } = body
  const ids = await listChosen(ctx, channel, asked)
  if (ids === null) throw new CallError('invalid_request', { fields: { games: 'too_many' } })
  return ctx.db.transaction(async tx => {
    const games = await lockGames(tx, channel.id, ids)
    await shareChannelContent(tx, channel.id)
    const now = ctx.now()
    const { preview, fates } = await compareGameChanges(tx, channel, games, asked, now)
    if (preview.version !== version) throw new CallError('conflict')
    if (preview.counts.wrong > 0) throw new CallError('invalid_request', { fields: { games: 'wrong' } })
    if (fates.length === 0) return { changed: 0 }
    const { kind } = asked.change
    const by = { operator: session.operator, ip }
    const numbers = nameRanges(fates.map(({ before }) => before.id))
    const details = { kind, games: fates.length, numbers }
    await recordAction(
      { db: tx, now: ctx.now },
      { action: 'change_games', channelId: channel.id, details, ...by },
    )
    if (kind === 'remove')
      for (const { before } of fates) await removeEvent(ctx, tx, channel.id, before.id, by)
    else await writeFates(tx, channel, fates, now)
    return { changed: fates.length }
  })
}

async function writeFates(tx: Tx, channel: Channel, fates: ComparedGames['fates'], now: Date): Promise<void> {
  const facts = await listGameFacts(tx, channel.id)
  const known = fates.flatMap(({ before, plan }) => (plan ? [{ before, plan }] : []))
  // The files no longer control what a person changes in their games.
  const marked = known.flatMap(({ before, plan }) => {
    if (!isCodeEvent(before)) return []
    const { language } = channel.settings
    const changed = listChangedParts(
      describeTerms(before, facts, language),
      describeTerms({ ...before, ...plan, teams: before.teams }, facts, language),
    )
    return changed.length > 0
      ? [{ id: before.id, by_hand: [...new Set([...before.by_hand, ...changed])] }]
      : []
  })
  if (marked.length > 0) await setByHand(tx, channel.id, marked)
  const plans = known.map(({ before, plan }) => ({ ...plan, id: before.id }))
  await writePlannedEvents(tx, channel.id, { fresh: [], known: plans }, now)
}
