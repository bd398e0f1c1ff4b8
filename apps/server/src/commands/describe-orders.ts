import type { PaymentsHealthReport, StudioOrder, StudioOrderDetail } from '@grandstand/contract'
import { nameTransactionKind, writeAmount } from '@grandstand/rules'

export function formatMoney(amount: number, currency: string): string {
  return `${writeAmount(amount, currency)} ${currency}`
}

const minutesOf = (at: string) => at.slice(0, 16).replace('T', ' ')

export function lineOf(order: StudioOrder): string {
  const { id, created_at, name, status, activity_status, total, refunded, currency, user } = order
  const back = refunded > 0 ? `, ${formatMoney(refunded, currency)} refunded` : ''
  const state = status === 'failed' ? 'not charged' : `${status}, ${activity_status}`
  const facts = `${state}, ${formatMoney(total, currency)}${back}`
  return `${String(id).padStart(6)}  ${minutesOf(created_at)}  ${name}  (${facts})  ${user?.email ?? 'deleted account'}`
}

const paidFor = { created: 'paid', updated: 'renewed', switched: 'paid for another plan:' }

/** Times are UTC; the latest comes last. */
export function linesOfStory(order: StudioOrderDetail): string[] {
  const money = (amount: number) => formatMoney(amount, order.currency)
  const happened: [string, string][] = [
    [order.created_at, `ordered for ${money(order.total)}`],
    ...order.other_attempts.map((one): [string, string] => [
      one.created_at,
      `order ${one.id} for the same: ${one.status}${one.payment_state ? `, ${one.payment_state}` : ''}`,
    ]),
    ...order.transactions.map((one): [string, string] => [
      one.at,
      `${paidFor[nameTransactionKind(one)]} ${money(one.total)}${one.refunded ? `, ${money(one.refunded)} of it refunded` : ''}`,
    ]),
    ...order.webhooks.map((one): [string, string] => [one.received_at, `the provider reported ${one.type}`]),
    ...order.refunds.map((one): [string, string] => [
      one.requested_at,
      `refund of ${one.amount === null ? 'the rest' : money(one.amount)} by ${one.operator_email || 'command'}, ${one.state.replace('_', ' ')}${one.problem ? ` (${one.problem.replace('_', ' ')})` : ''}: ${one.reason}`,
    ]),
    ...order.disputes.map((one): [string, string] => [
      one.opened_at,
      `dispute of ${money(one.amount)} (${one.reason}), ${one.state}${one.answered_at ? `, answered ${minutesOf(one.answered_at)}` : ''}`,
    ]),
    ...order.access.viewings.map((one): [string, string] => [
      one.first_at,
      `opened event ${one.event_id}, ${one.name}, ${one.times} × until ${minutesOf(one.last_at)}`,
    ]),
  ]
  const facts = [
    `payment ${order.payment_id ?? 'none'}, ${order.payment_state ?? 'not reported'}`,
    order.access.is_open ? 'gives access' : 'gives no access',
    `${money(order.refundable)} can be refunded`,
  ]
  return [
    lineOf(order),
    `        ${facts.join('; ')}`,
    ...happened
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([at, what]) => `        ${minutesOf(at)}  ${what}`),
  ]
}

export function linesOfHealth(report: Omit<PaymentsHealthReport, 'is_sandbox'>, now: Date): string[] {
  const ago = (at: string | null) =>
    at === null ? 'never' : `${Math.round((now.getTime() - Date.parse(at)) / 60_000)} minutes ago`
  return [
    `Last report of the provider    ${ago(report.last_webhook_at)}`,
    `Last payment                   ${ago(report.last_payment_at)}`,
    `Not settled for 5 minutes      ${report.unsettled}`,
    `Disputed                       ${report.disputed}`,
    `Waiting refunds                ${report.waiting_refunds}`,
    `Abandoned refunds              ${report.given_up_refunds}`,
    report.problems.length === 0
      ? 'All is well.'
      : `Problems: ${report.problems.join(', ').replaceAll('_', ' ')}.`,
  ]
}
