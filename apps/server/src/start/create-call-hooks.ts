import { findHolder, findSession, sessionCookie } from '../accounts/keys/index.ts'
import type { CallHooks } from '../call/call-hooks.ts'
import { createPreviews } from '../content/content/index.ts'
import type { Context } from '../context/context.ts'
import { openOperator, studioCookie } from '../operators/operators/index.ts'
import { fingerprintOrders, openOrders } from '../orders/orders/index.ts'
import { openShownScores } from '../video/playback/index.ts'

export function createCallHooks(ctx: Context): CallHooks {
  return {
    async openSession({ apiKey, inHeader, isOwnPage, readCookie, readPlainCookie }) {
      const found = await findSession(ctx, { apiKey, inHeader, cookie: readCookie(sessionCookie) })
      if (!found) return null
      const { hidesScores, ...holder } = found
      // The Studio's cookie comes along with calls of other sites too, and those are no operator's.
      const studio = openOperator(ctx, isOwnPage ? readCookie(studioCookie) : undefined, holder.channelId)
      return {
        ...holder,
        openingOrders: openOrders(ctx, holder),
        operator: studio.operator,
        shownScores: openShownScores(ctx, holder, { hidesScores, readPlainCookie }),
        async isStillIn() {
          // A visitor's key opens nothing that the next visitor's does not.
          const isKeyGood = holder.userId === null || (await findHolder(ctx, holder.keyHash)) !== null
          return isKeyGood && studio.isStillIn()
        },
      }
    },
    describeHeld: async session => fingerprintOrders(await session.openingOrders()),
    runPreview: createPreviews(ctx).run,
  }
}
