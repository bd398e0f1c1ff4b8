import type { Channel } from '../../context/channel.ts'
import type { Key } from '../../runtime/encode-key.ts'
import type { GuardedAccount } from './known-device.ts'

/** The account that an address would have: what is counted is the same whether it exists or not. */
export function accountKey(channel: Pick<Channel, 'id'>, email: string): Key {
  return ['viewer', channel.id, email.trim().toLowerCase()]
}

/** A device is known under one password. */
export function guardedAccount(
  channel: Pick<Channel, 'id'>,
  { email, password_hash }: { email: string; password_hash: string | null },
): GuardedAccount {
  return { account: accountKey(channel, email), credentials: [password_hash] }
}
