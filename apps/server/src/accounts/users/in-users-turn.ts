import type { Context } from '../../context/context.ts'

/**
 * What locks a user's own rows takes its turn here, before it takes a connection: otherwise a user who asks for forty things
 * at once has all connections wait for one lock. Between processes the lock decides, and in each one connection waits for it.
 * Never within another turn of the same user, which would wait for itself.
 */
export function inUsersTurn<Result>(
  ctx: Pick<Context, 'limiter'>,
  channelId: number,
  userId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  return ctx.limiter.inTurn(['user', channelId, userId], work)
}
