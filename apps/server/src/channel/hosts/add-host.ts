import { checkHostName } from '@grandstand/rules'
import { CallError } from '../../runtime/call-error.ts'
import { changeHosts, type HostCall, type HostContext } from './change-hosts.ts'
import { insertHost } from './host-store.ts'

/** More than anybody needs, and each is asked for. */
const maxHosts = 20

/** After those that it has: pages keep the address that they name. */
export function addHost(ctx: HostContext, asked: HostCall): Promise<{ success: true }> {
  const { channel, body } = asked
  const problem = checkHostName(body.host)
  if (problem) throw new CallError('invalid_request', { fields: { host: problem } })
  return changeHosts(ctx, asked, 'add_host', async (tx, hosts) => {
    if (hosts.includes(body.host)) throw new CallError('conflict', { fields: { host: 'own' } })
    if (hosts.length >= maxHosts) throw new CallError('conflict', { fields: { host: 'full' } })
    const isFree = await insertHost(tx, channel.id, body.host, hosts.length)
    if (!isFree) throw new CallError('conflict', { fields: { host: 'taken' } })
  })
}
