import type { Context } from '../../context/context.ts'
import type { OperatorAccount } from '../../context/operator-session.ts'
import { findOperatorAgain, findOperatorSession } from './find-operator-session.ts'

interface OpenedOperator {
  /** Read at most once in a request, and never without a cookie. */
  operator: () => Promise<OperatorAccount | null>
  /** False once the operator that `operator` gave may no longer see the channel. */
  isStillIn: () => Promise<boolean>
}

/** The operator of the channel, by the Studio's cookie. */
export function openOperator(
  ctx: Pick<Context, 'db' | 'now'>,
  cookie: string | undefined,
  channelId: number,
): OpenedOperator {
  let opened: ReturnType<typeof findOperatorSession> | undefined
  const find = async () => {
    opened ??= findOperatorSession(ctx, cookie)
    const session = await opened
    return session && maySee(session.operator, channelId) ? session : null
  }
  return {
    operator: async () => (await find())?.operator ?? null,
    async isStillIn() {
      const session = await find()
      if (!session) return true
      const operator = await findOperatorAgain(ctx, session.tokenHash)
      return operator !== null && maySee(operator, channelId)
    },
  }
}

function maySee(operator: OperatorAccount, channelId: number): boolean {
  if (operator.mustSetTotp) return false
  return operator.channelId === null || operator.channelId === channelId
}
