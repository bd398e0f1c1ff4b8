import { findAccountByEmail } from '../../accounts/auth/index.ts'
import { issueProgramKey } from '../../accounts/keys/index.ts'
import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'

export interface ProgramOf {
  channelId: number
  email: string
  program: string
}

/** Done on the machine itself. Null when the channel has no such user. */
export async function makeProgramKey(
  ctx: Pick<Context, 'db' | 'now'>,
  { channelId, email, program }: ProgramOf,
): Promise<string | null> {
  return ctx.db.transaction(async tx => {
    const own = { db: tx, now: ctx.now }
    const user = await findAccountByEmail(tx, channelId, email)
    if (!user) return null
    const key = await issueProgramKey(own, channelId, user.id, program)
    const target = { type: 'user', id: user.id } as const
    await recordAction(own, { action: 'make_program_key', operator: null, channelId, target, ip: '' })
    return key
  })
}
