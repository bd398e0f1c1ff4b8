import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import { deletePerson } from './people-store.ts'
import type { PersonInput } from './person-input.ts'
import { takeFromOwners } from './take-from-owners.ts'

export async function removePerson(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, ip }: PersonInput,
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    const row = await takeFromOwners(tx, channel.id, params.id, { staysOwner: false })
    await deletePerson(tx, channel.id, row.id)
    await recordAction(
      { db: tx, now: ctx.now },
      {
        ...({ action: 'remove_person', operator: session.operator, channelId: channel.id, ip } as const),
        target: { type: 'operator', id: row.id },
        details: { role: row.role },
      },
    )
  })
  return { success: true }
}
