import { refundProblems, type StudioRefund } from '@grandstand/contract'
import { z } from 'zod'
import type { RefundRow } from './refund-store.ts'

const refundProblem = z.enum(refundProblems).nullable()

export function describeRefund(row: RefundRow): StudioRefund {
  const { id, amount, reason, event_id, operator_email, requested_at, ended_at } = row
  const problem = refundProblem.parse(row.problem)
  const end = problem === null ? 'done' : 'given_up'
  return {
    id,
    amount,
    reason,
    event_id,
    operator_email,
    problem,
    state: ended_at === null ? 'waiting' : end,
    requested_at: requested_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
  }
}
