import type { Body, studioCalls } from '@grandstand/contract'
import { isCodeEvent, writePlannedEvents } from '../../catalogue/events/index.ts'
import { listGameFacts } from '../../catalogue/prices/index.ts'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { shareChannelContent } from '../../db/channel-content-lock.ts'
import { CallError } from '../../runtime/call-error.ts'
import { describeTerms, hashTerms, listChangedParts } from './describe-terms.ts'
import { lockGames, setByHand } from './game-store.ts'
import { getPlan } from './get-plan.ts'

/** Of two who change the same game the second is refused, and saves again once they have seen what the first did. */
export async function changeGame(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, body, ip }: OperatorCallById & { body: Body<typeof studioCalls.changeGame> },
): Promise<{ success: true }> {
  const { version, ...terms } = body
  await ctx.db.transaction(async tx => {
    const [before] = await lockGames(tx, channel.id, [params.id])
    if (!before) throw new CallError('not_found')
    await shareChannelContent(tx, channel.id)
    const { language } = channel.settings
    const facts = await listGameFacts(tx, channel.id)
    const seen = describeTerms(before, facts, language)
    if (hashTerms(seen) !== version) throw new CallError('conflict')
    const now = ctx.now()
    const plan = await getPlan(tx, channel, terms, { facts, now, before })
    const changed = listChangedParts(
      seen,
      describeTerms({ ...before, ...plan, teams: [...plan.teams] }, facts, language),
    )
    if (changed.length === 0) return
    if (isCodeEvent(before))
      await setByHand(tx, channel.id, [
        { id: before.id, by_hand: [...new Set([...before.by_hand, ...changed])] },
      ])
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      {
        action: 'change_game',
        target: { type: 'event', id: before.id },
        details: { changed: changed.join(' ') },
      },
    )
    await writePlannedEvents(tx, channel.id, { fresh: [], known: [{ ...plan, id: before.id }] }, now)
  })
  return { success: true }
}
