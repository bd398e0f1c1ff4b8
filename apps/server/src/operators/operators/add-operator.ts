import type { OperatorRole } from '@grandstand/contract'
import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import { insertOperator, type LinkRow } from './operator-store.ts'

export interface NewOperator {
  email: string
  password: string
  /** Null: of the whole deployment. */
  channelId: number | null
  /** An owner by default. */
  role?: OperatorRole
  /** With it they choose another password first. */
  link?: LinkRow
}

/** Done on the machine itself, so the log names no address. False when the email is taken. */
export async function addOperator(
  ctx: Pick<Context, 'db' | 'now' | 'passwords'>,
  { email, password, channelId, role = 'owner', link }: NewOperator,
): Promise<boolean> {
  const password_hash = await ctx.passwords.hash(password)
  return ctx.db.transaction(async tx => {
    const name = email.split('@', 1)[0] ?? email
    const created_at = ctx.now()
    const account = { channel_id: channelId, email, name, role, password_hash, created_at }
    const row = await insertOperator(tx, { ...account, ...link })
    if (!row) return false
    await recordAction(
      { db: tx, now: ctx.now },
      {
        action: 'add_operator',
        operator: null,
        channelId,
        target: { type: 'operator', id: row.id },
        ip: '',
      },
    )
    return true
  })
}
