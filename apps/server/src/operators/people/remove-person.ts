import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { deletePerson } from './people-store.ts'
import { takeFromOwners } from './take-from-owners.ts'

export async function removePerson(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, ip }: OperatorCallById,
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    const row = await takeFromOwners(tx, channel.id, params.id, { staysOwner: false })
    await deletePerson(tx, channel.id, row.id)
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'remove_person', target: { type: 'operator', id: row.id }, details: { role: row.role } },
    )
  })
  return { success: true }
}
