import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'

/** Whose form takes cards; null: the channel sells nothing. */
export function findCardTaker(
  { payments }: Pick<Context, 'payments'>,
  channel: Channel,
): 'stripe' | URL | null {
  const account = payments.find(channel)
  if (!account) return null
  return account.sandboxUrl === null ? 'stripe' : new URL(account.sandboxUrl)
}
