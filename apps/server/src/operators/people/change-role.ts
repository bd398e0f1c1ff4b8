import type { Body, studioCalls } from '@grandstand/contract'
import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { setRole } from './people-store.ts'
import { takeFromOwners } from './take-from-owners.ts'

/** Roles are read with each call, so that the next one is made with the new one. */
export async function changeRole(
  ctx: Pick<Context, 'db' | 'now'>,
  asked: OperatorCallById & { body: Body<typeof studioCalls.changeRole> },
): Promise<{ success: true }> {
  const { channel, session, params, body, ip } = asked
  await ctx.db.transaction(async tx => {
    const row = await takeFromOwners(tx, channel.id, params.id, { staysOwner: body.role === 'owner' })
    await setRole(tx, channel.id, row.id, body.role)
    await recordAction(
      { db: tx, now: ctx.now },
      {
        ...({ action: 'change_role', operator: session.operator, channelId: channel.id, ip } as const),
        target: { type: 'operator', id: row.id },
        details: { from: row.role, to: body.role },
      },
    )
  })
  return { success: true }
}
