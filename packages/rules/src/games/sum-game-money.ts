export interface GamePayment {
  at: Date
  /** After refunds, in minor units. */
  amount: number
}

export interface GameMoney {
  payments: number
  total: number
  /** Payments of the last ten minutes. */
  recent: number
  /** How the total grew from the first payment until now. */
  curve: number[]
}

const recentMs = 10 * 60_000
const points = 24

/** What a game has brought, and how it came. The first payment first. */
export function sumGameMoney(payments: readonly GamePayment[], now: Date): GameMoney {
  const sumUntil = (ms: number) =>
    payments.reduce((sum, { at, amount }) => (at.getTime() <= ms ? sum + amount : sum), 0)
  const nowMs = now.getTime()
  const [first] = payments
  const startMs = first ? Math.min(first.at.getTime(), nowMs) : nowMs
  const stepMs = (nowMs - startMs) / (points - 1)
  return {
    payments: payments.length,
    total: payments.reduce((sum, { amount }) => sum + amount, 0),
    recent: payments.filter(({ at }) => nowMs - at.getTime() <= recentMs).length,
    curve: first ? Array.from({ length: points }, (_, index) => sumUntil(startMs + index * stepMs)) : [],
  }
}
