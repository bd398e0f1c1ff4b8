import type { PaymentConnection } from '@grandstand/contract'

export type LiveAccount = 'unreachable' | 'takes_no_cards' | 'unheard' | 'proven'

/**
 * What is known of an account that takes real money: no test card works there, so its first real payment is the proof.
 * A report from before these keys says nothing of them.
 */
export function checkLiveAccount({
  takes_cards,
  connected,
  webhook,
}: Pick<PaymentConnection, 'takes_cards' | 'connected' | 'webhook'>): LiveAccount {
  if (takes_cards === null) return 'unreachable'
  if (!takes_cards) return 'takes_no_cards'
  const since = connected === null ? 0 : Date.parse(connected.at)
  return webhook.last_at !== null && Date.parse(webhook.last_at) >= since ? 'proven' : 'unheard'
}
