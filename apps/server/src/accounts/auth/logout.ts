import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { Session } from '../../context/session.ts'
import { endSession } from '../keys/index.ts'

/** Always works: whether the button is offered is the interface's affair. */
export async function logout(
  ctx: Pick<Context, 'db'>,
  asked: { session: Session; cookies: Cookies },
): Promise<{ success: true }> {
  await endSession(ctx, asked.session, asked.cookies)
  return { success: true }
}
