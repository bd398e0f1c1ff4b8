import type { Body, studioCalls } from '@grandstand/contract'
import { recordAction } from '../../channel/audit/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { setTotpDemand } from './people-store.ts'

interface Input {
  channel: Channel
  session: OperatorSession
  body: Body<typeof studioCalls.demandTotp>
  ip: string
}

/** It holds from the next call of everybody on, the owner's own included. */
export async function demandTotp(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session: { operator }, body, ip }: Input,
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    await setTotpDemand(tx, channel.id, body.is_demanded)
    const action = body.is_demanded ? 'demand_totp' : 'lift_totp_demand'
    await recordAction({ db: tx, now: ctx.now }, { action, operator, channelId: channel.id, ip })
  })
  return { success: true }
}
