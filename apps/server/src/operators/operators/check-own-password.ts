import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { findOperatorRow, type OperatorRow } from './operator-store.ts'

/** A session alone may have been left open on a desk: what changes the way in asks for the password again. */
export async function checkOwnPassword(
  ctx: Pick<Context, 'db' | 'passwords'>,
  { operator }: OperatorSession,
  password: string,
): Promise<OperatorRow> {
  const row = await findOperatorRow(ctx.db, operator.id)
  if (!row) throw new CallError('unauthenticated')
  if (!(await ctx.passwords.isRight(row.password_hash, password))) {
    throw new CallError('wrong_auth_data', { fields: { current_password: 'is wrong' } })
  }
  return row
}
