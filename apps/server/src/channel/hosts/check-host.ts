import { isIP } from 'node:net'
import type { Body, HostReport, studioCalls } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { isPublicAddress } from '../../runtime/public-address.ts'
import { tryHost } from './try-host.ts'

/** Only a name that the channel has: nobody looks around in other networks through our server. */
export async function checkHost(
  ctx: Pick<Context, 'hostAsker' | 'sealer' | 'publicUrl'>,
  { channel, body: { host } }: { channel: Channel; body: Body<typeof studioCalls.checkHost> },
): Promise<HostReport> {
  if (!channel.hosts.includes(host)) throw new CallError('not_found')
  const [found, wanted] = await Promise.all([tryHost(ctx, host), findWanted(ctx, host)])
  return { ...found, wanted }
}

/** What the DNS entry must say, as far as the deployment knows its own address. */
async function findWanted(
  { hostAsker, publicUrl }: Pick<Context, 'hostAsker' | 'publicUrl'>,
  host: string,
): Promise<HostReport['wanted']> {
  const own = new URL(publicUrl).hostname.replace(/^\[|\]$/g, '')
  if (isIP(own) !== 0) return { name: null, addresses: isPublicAddress(own) ? [own] : [] }
  if (own === host || !own.includes('.')) return { name: null, addresses: [] }
  return { name: own, addresses: (await hostAsker.lookUp(own)).filter(isPublicAddress) }
}
