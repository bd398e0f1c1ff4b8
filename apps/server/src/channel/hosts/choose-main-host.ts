import { CallError } from '../../runtime/call-error.ts'
import { changeHosts, type HostCall, type HostContext } from './change-hosts.ts'
import { putHostFirst } from './host-store.ts'

/** Mails, search engines and log-ins elsewhere get it. */
export function chooseMainHost(ctx: HostContext, asked: HostCall): Promise<{ success: true }> {
  const { channel, body } = asked
  return changeHosts(ctx, asked, 'choose_main_host', async (tx, hosts) => {
    if (!hosts.includes(body.host)) throw new CallError('not_found')
    await putHostFirst(tx, channel.id, body.host)
  })
}
