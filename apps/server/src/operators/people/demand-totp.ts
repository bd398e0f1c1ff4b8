import type { Body, studioCalls } from '@grandstand/contract'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { setTotpDemand } from './people-store.ts'

/** It holds from the next call of everybody on, the owner's own included. */
export async function demandTotp(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, body, ip }: OperatorCall & { body: Body<typeof studioCalls.demandTotp> },
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    await setTotpDemand(tx, channel.id, body.is_demanded)
    const action = body.is_demanded ? 'demand_totp' : 'lift_totp_demand'
    await recordChannelAction({ db: tx, now: ctx.now }, { channel, session, ip }, { action })
  })
  return { success: true }
}
