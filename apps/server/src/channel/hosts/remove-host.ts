import { CallError } from '../../runtime/call-error.ts'
import { changeHosts, type HostCall, type HostContext } from './change-hosts.ts'
import { deleteHost } from './host-store.ts'

export function removeHost(ctx: HostContext, asked: HostCall): Promise<{ success: true }> {
  const { channel, body } = asked
  return changeHosts(ctx, asked, 'remove_host', async (tx, hosts) => {
    if (!hosts.includes(body.host)) throw new CallError('not_found')
    await deleteHost(tx, channel.id, body.host)
  })
}
