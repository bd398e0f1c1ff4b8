import { z } from 'zod'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorAccount } from '../../context/operator-session.ts'
import type { OrderQuestion } from './find-orders.ts'

/** A list that stays open is looked at again after this. */
const lookMs = 15 * 60_000

const purpose = 'orders-look'
const sealedLook = z.tuple([z.string(), z.number()])

type LookContext = Pick<Context, 'sealer' | 'now'>

/**
 * That this operator is looking at this list and that it is written down, for the page to come back with. Sealed, so that it needs
 * no memory in any process, and nobody can look at another list with it.
 */
export function sealLook(ctx: LookContext, looker: Looker): string {
  return ctx.sealer.seal(purpose, JSON.stringify([nameLook(looker), ctx.now().getTime()]))
}

export function isSameLook(ctx: LookContext, looker: Looker, sealed: string | undefined): boolean {
  const text = sealed === undefined ? null : ctx.sealer.open(purpose, sealed)
  if (text === null) return false
  const [name, at] = sealedLook.parse(JSON.parse(text))
  return name === nameLook(looker) && ctx.now().getTime() - at < lookMs
}

interface Looker {
  operator: OperatorAccount
  channel: Channel
  question: OrderQuestion
}

function nameLook({ operator, channel, question }: Looker): string {
  const { search, show, userId, eventId, limit, offset } = question
  return JSON.stringify([operator.id, channel.id, search, show, userId, eventId, limit, offset])
}
