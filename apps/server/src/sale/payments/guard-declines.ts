import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import type { Key } from '../../runtime/encode-key.ts'

type Ctx = Pick<Context, 'now' | 'limiter'>

/** Refuses who was declined too often: above the limit neither an account nor a card is tried for an hour. */
export async function checkDeclines(ctx: Ctx, userId: number, cardHashes: readonly string[]): Promise<void> {
  const nowMs = ctx.now().getTime()
  for (const who of keysOf(userId, cardHashes)) {
    const waitMs = await ctx.limiter.findWaitMs('decline', who, nowMs)
    if (waitMs > 0) throw new CallError('too_many_requests', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
  }
}

export async function isDeclinedTooOften(ctx: Ctx, userId: number): Promise<boolean> {
  return (await ctx.limiter.findWaitMs('decline', ['user', userId], ctx.now().getTime())) > 0
}

/** Of an account and of a card, however the decline came to our ears: an answer, a webhook, a look of the reconciler. */
export async function countDecline(
  ctx: Ctx,
  { user_id, card_hash }: { user_id: number | null; card_hash: string | null },
): Promise<void> {
  for (const who of keysOf(user_id, card_hash === null ? [] : [card_hash]))
    await ctx.limiter.count('decline', who, ctx.now().getTime())
}

function keysOf(userId: number | null, cardHashes: readonly string[]): Key[] {
  const cards = [...new Set(cardHashes)].map(hash => ['card', hash])
  return userId === null ? cards : [['user', userId], ...cards]
}
