import type { Context } from '../../context/context.ts'
import type { OperatorAccount } from '../../context/operator-session.ts'
import { findOperatorSession } from './find-operator-session.ts'

/** The operator of the channel, by the Studio's cookie; read at most once in a request, and never without a cookie. */
export function openOperator(
  ctx: Pick<Context, 'db' | 'now'>,
  cookie: string | undefined,
  channelId: number,
): () => Promise<OperatorAccount | null> {
  let found: Promise<OperatorAccount | null> | undefined
  const find = async () => {
    const session = await findOperatorSession(ctx, cookie)
    if (!session) return null
    const { operator } = session
    if (operator.mustSetTotp) return null
    return operator.channelId === null || operator.channelId === channelId ? operator : null
  }
  return () => {
    found ??= find()
    return found
  }
}
