import { z } from 'zod'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorAccount } from '../../context/operator-session.ts'
import type { OrderQuestion } from './find-orders.ts'

/** A list that stays open is looked at again after this. */
const visitMs = 15 * 60_000

const purpose = 'orders-look'
const sealedVisit = z.tuple([z.string(), z.number()])

type VisitContext = Pick<Context, 'sealer' | 'now'>

/**
 * That this operator is looking at this list and that it is written down, for the page to come back with. Sealed, so that it needs
 * no memory in any process, and nobody can look at another list with it.
 */
export function sealVisit(ctx: VisitContext, visit: Visit): string {
  return ctx.sealer.seal(purpose, JSON.stringify([describeVisit(visit), ctx.now().getTime()]))
}

export function isSameVisit(ctx: VisitContext, visit: Visit, sealed: string | undefined): boolean {
  const text = sealed === undefined ? null : ctx.sealer.open(purpose, sealed)
  if (text === null) return false
  const [name, at] = sealedVisit.parse(JSON.parse(text))
  return name === describeVisit(visit) && ctx.now().getTime() - at < visitMs
}

interface Visit {
  operator: OperatorAccount
  channel: Channel
  question: OrderQuestion
}

function describeVisit({ operator, channel, question }: Visit): string {
  const { search, show, userId, eventId, from, to, method, limit, offset } = question
  const narrowed = [search, show, userId, eventId, from, to, method]
  return JSON.stringify([operator.id, channel.id, ...narrowed, limit, offset])
}
