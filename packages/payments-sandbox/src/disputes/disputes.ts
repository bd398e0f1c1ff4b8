import { answerDispute } from '../answers/charge-answers.ts'
import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { getObject } from '../api/get-object.ts'
import { newId } from '../api/new-id.ts'
import { needText, readChoice, readGroup, readText } from '../api/read-params.ts'
import { emit } from '../events/emit.ts'
import type { Charge, Dispute } from '../objects/charge.ts'

const answerSeconds = 7 * 24 * 3600

/** What a holder does at their bank. */
export function disputeCharge(call: Call): Dispute {
  const charge = getObject(call, 'charge', needText(call.params, 'charge'), 'charge')
  return openDispute(call, charge, readText(call.params, 'reason'))
}

/** The bank takes the money back at once and asks afterwards. */
export function openDispute(call: Call, charge: Charge, reason = 'fraudulent'): Dispute {
  const { id, amount, currency, disputed, paid, payment_intent } = charge
  if (disputed || !paid) throw invalidRequest('This charge cannot be disputed.', 'charge')
  const dispute: Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount,
    charge: id,
    created: call.now,
    currency,
    evidence: {},
    evidence_details: { due_by: call.now + answerSeconds, submission_count: 0 },
    payment_intent,
    reason,
    status: 'needs_response',
  }
  call.tx.put('charge', { ...charge, disputed: true })
  emit(call, 'charge.dispute.funds_withdrawn', answerDispute(dispute))
  return moveDispute(call, dispute, {}, 'created')
}

/** Evidence goes to the bank, which takes it once. */
export function updateDispute(call: Call): Dispute {
  const before = getObject(call, 'dispute', call.path.id ?? '')
  if (before.status !== 'needs_response')
    throw invalidRequest('This dispute takes no more evidence.', 'evidence')
  const evidence: Dispute['evidence'] = {}
  for (const [name, value] of Object.entries(readGroup(call.params, 'evidence') ?? {}))
    if (typeof value === 'string') evidence[name] = value
  const evidence_details = { ...before.evidence_details, submission_count: 1 }
  return moveDispute(call, before, { evidence, evidence_details, status: 'under_review' }, 'updated')
}

/** What a bank does. */
export function decideDispute(call: Call): Dispute {
  const before = getObject(call, 'dispute', needText(call.params, 'dispute'), 'dispute')
  const status = readChoice(call.params, 'outcome', ['won', 'lost']) ?? 'won'
  if (before.status === 'won' || before.status === 'lost')
    throw invalidRequest('This dispute is already closed.')
  const dispute = moveDispute(call, before, { status }, 'closed')
  if (status === 'won') emit(call, 'charge.dispute.funds_reinstated', answerDispute(dispute))
  return dispute
}

function moveDispute(
  call: Call,
  before: Dispute,
  change: Partial<Dispute>,
  event: 'created' | 'updated' | 'closed',
): Dispute {
  const dispute = { ...before, ...change }
  call.tx.put('dispute', dispute)
  emit(call, `charge.dispute.${event}`, answerDispute(dispute))
  return dispute
}
