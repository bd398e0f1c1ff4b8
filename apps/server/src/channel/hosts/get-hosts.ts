import type { Reply, studioCalls } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'

export function getHosts(
  _ctx: object,
  { channel }: { channel: Channel },
): Reply<typeof studioCalls.getHosts> {
  return { items: channel.hosts, is_locked: channel.settings.run_as_code }
}
