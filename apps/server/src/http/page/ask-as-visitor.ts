import type { DrawAsked } from '@grandstand/contract'
import { calls } from '@grandstand/contract'
import type { ShownScores } from '@grandstand/rules'
import { eventRoutes } from '../../catalogue/events/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { visitor } from '../../context/visitor.ts'
import { boardRoutes } from '../../games/board/index.ts'
import { offerRoutes } from '../../sale/offers/index.ts'
import { paymentRoutes } from '../../sale/payments/index.ts'

const drawnRoutes = [...eventRoutes, ...boardRoutes, ...offerRoutes, ...paymentRoutes]

/** Calls about events and their prices as a visitor makes them who has bought nothing: what comes back may be shown to everybody. */
export function askAsVisitor(
  ctx: Context,
  { channel, language }: Reader,
  shownScores: ShownScores,
): DrawAsked['ask'] {
  const session = {
    keyHash: '',
    channelId: channel.id,
    isProgram: false,
    expiresAt: ctx.now(),
    ...visitor(shownScores),
    userId: null,
  }
  const caller = {
    channel,
    language,
    session,
    ip: '',
    refusesTracking: true,
    isHead: false,
    signature: undefined,
    cookies: { read: () => undefined, readPlain: () => undefined, keep() {}, drop() {} },
  }
  return async (name, { params = {}, query = {} }) => {
    const call = Object.entries(calls).find(([own]) => own === name)?.[1]
    const route = drawnRoutes.find(each => each.call === call && each.call.method === 'GET')
    if (!route) throw new Error(`${name} is not a call of a first screen`)
    const reply = await route.read({ params, query, body: {} }).run(ctx, caller)
    return route.call.reply.parse(reply)
  }
}
