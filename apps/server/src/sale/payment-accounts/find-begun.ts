import type { KeptAccount, PaymentPlatform } from '../../adapters/payments/index.ts'
import { nameAccount } from '../../adapters/payments/index.ts'
import type { Channel } from '../../context/channel.ts'

/** The account that the platform has made for the channel, in the platform's mode; the newest, if there were several. */
export function findBegun(
  { payment_accounts }: Pick<Channel, 'payment_accounts'>,
  platform: PaymentPlatform | null,
): (KeptAccount & { connected_account: string }) | undefined {
  if (!platform) return undefined
  const made = payment_accounts.flatMap(account => {
    const { connected_account } = account
    const isOurs =
      connected_account !== null && account.name === nameAccount(connected_account, platform.isLive)
    return isOurs ? [{ ...account, connected_account }] : []
  })
  return made.find(({ is_current }) => is_current) ?? made.at(-1)
}
