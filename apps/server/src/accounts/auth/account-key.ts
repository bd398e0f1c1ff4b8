import type { Channel } from '../../context/channel.ts'
import type { Key } from '../../runtime/encode-key.ts'

/** The account that an address would have: what is counted is the same whether it exists or not. */
export function accountKey(channel: Pick<Channel, 'id'>, email: string): Key {
  return ['viewer', channel.id, email.trim().toLowerCase()]
}
