import type { Body, calls, Reply } from '@grandstand/contract'
import type { GoogleEvent } from '../../adapters/google-analytics/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import { findGoogleVisitor } from './find-google-visitor.ts'

interface Input {
  channel: Channel
  cookies: Cookies
  refusesTracking: boolean
  body: Body<typeof calls.sendGoogleEvent>
}

/** From pages on which Google's own script must not run, since cards are entered there. What fails is let go. */
export function sendGoogleEvent(
  ctx: Pick<Context, 'googleAnalytics' | 'now'>,
  asked: Input,
): Reply<typeof calls.sendGoogleEvent> {
  const visitor = findGoogleVisitor(asked)
  if (visitor) ctx.googleAnalytics.find(asked.channel)?.trySend(visitor, describe(asked.body), ctx.now())
  return { success: true }
}

function describe({ name, item_type, item_id, value, currency }: Input['body']): GoogleEvent {
  const price = value === undefined ? {} : { price: value }
  const items = [{ item_id: `${item_type}-${item_id}`, item_category: item_type, ...price, quantity: 1 }]
  const worth = value === undefined || currency === undefined ? {} : { value, currency }
  return { name, params: { ...worth, items } }
}
