import type { paymentProblems } from '@grandstand/contract/studio-constants'

export type PaymentProblem = (typeof paymentProblems)[number]

export interface PaymentsHealth {
  /** Null: the provider has never sent one. */
  lastWebhookAt: Date | null
  /** When something was paid last. */
  lastPaymentAt: Date | null
  /** Attempts older than {@link unsettledMs} with an unknown outcome. */
  unsettled: number
  disputed: number
  /** Asked for longer ago than {@link unsettledMs}, and not done. */
  waitingRefunds: number
  givenUpRefunds: number
}

export const unsettledMs = 5 * 60_000

/** What an operator should look into. A provider that tells nothing while people pay is heard of by asking alone. */
export function checkPaymentsHealth(health: PaymentsHealth, now: Date): PaymentProblem[] {
  const { lastPaymentAt, lastWebhookAt } = health
  const isDeaf =
    lastPaymentAt !== null &&
    now.getTime() - lastPaymentAt.getTime() > unsettledMs &&
    (lastWebhookAt === null || lastWebhookAt < lastPaymentAt)
  const found: [PaymentProblem, boolean][] = [
    ['no_webhooks', isDeaf],
    ['unsettled', health.unsettled > 0],
    ['disputed', health.disputed > 0],
    ['refunds_waiting', health.waitingRefunds > 0],
    ['refunds_given_up', health.givenUpRefunds > 0],
  ]
  return found.filter(([, isSo]) => isSo).map(([problem]) => problem)
}
