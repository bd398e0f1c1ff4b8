import type { AuditAction } from '@grandstand/contract'
import { channelSettings } from '../../context/channel-settings.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import type { Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { recordChannelAction } from '../audit/index.ts'
import { touchChannel } from '../channel/index.ts'
import { holdSettings, listHosts } from './host-store.ts'

export type HostContext = Pick<Context, 'db' | 'now' | 'channels'>
export type HostCall = OperatorCall & { body: { host: string } }

/**
 * Changes the host names of a channel while nobody else does. Every process knows within a second; files that are applied
 * later say their own, so a channel that is run as code is left to them.
 */
export async function changeHosts(
  ctx: HostContext,
  { channel, session, body: { host }, ip }: HostCall,
  action: AuditAction,
  change: (tx: Tx, hosts: readonly string[]) => Promise<void>,
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    const row = await holdSettings(tx, channel.id)
    if (!row) throw new CallError('not_found')
    if (channelSettings.parse(row.settings).run_as_code)
      throw new CallError('forbidden', { fields: { run_as_code: 'must be false' } })
    await change(tx, await listHosts(tx, channel.id))
    await touchChannel(tx, channel.id)
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action, details: { host } },
    )
  })
  ctx.channels.forget()
  return { success: true }
}
