import { findAccountByEmail } from '../../accounts/auth/index.ts'
import { deleteProgramKey } from '../../accounts/keys/index.ts'
import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { ProgramOf } from './make-program-key.ts'

/** Done on the machine itself; the key stops working at once. False if there is none of that name. */
export async function endProgramKey(
  ctx: Pick<Context, 'db' | 'now'>,
  { channelId, email, program }: ProgramOf,
): Promise<boolean> {
  return ctx.db.transaction(async tx => {
    const user = await findAccountByEmail(tx, channelId, email)
    if (!user || !(await deleteProgramKey(tx, channelId, user.id, program))) return false
    const target = { type: 'user', id: user.id } as const
    const own = { db: tx, now: ctx.now }
    await recordAction(own, { action: 'end_program_key', operator: null, channelId, target, ip: '' })
    return true
  })
}
