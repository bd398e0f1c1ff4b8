import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { readMetadata } from '../api/read-metadata.ts'
import { readFlag, readGroup } from '../api/read-params.ts'
import { emit } from '../events/emit.ts'
import { type Dispute, evidenceTexts } from '../objects/dispute.ts'
import { closeDispute } from './close-dispute.ts'

/** Evidence goes to the bank at once, unless `submit` is false; a bank takes it once. */
export function updateDispute(call: Call, before: Dispute): Dispute {
  const given = readGroup(call.params, 'evidence')
  if (given && before.status !== 'needs_response')
    throw invalidRequest('This dispute takes no more evidence.', 'evidence')
  const submits = given !== undefined && readFlag(call.params, 'submit') !== false
  const dispute: Dispute = {
    ...before,
    evidence: { ...before.evidence, ...readEvidence(call) },
    evidence_details: {
      ...before.evidence_details,
      has_evidence: before.evidence_details.has_evidence || given !== undefined,
      submission_count: before.evidence_details.submission_count + (submits ? 1 : 0),
      submission_method: submits ? 'manual' : before.evidence_details.submission_method,
    },
    metadata: readMetadata(call.params, before.metadata),
    status: submits ? 'under_review' : before.status,
  }
  call.tx.put('dispute', dispute)
  emit(call, 'charge.dispute.updated', dispute, before)
  return submits ? decide(call, dispute) : dispute
}

/** Stripe's own words in `uncategorized_text` decide a test dispute. */
function decide(call: Call, dispute: Dispute): Dispute {
  const words = dispute.evidence.uncategorized_text
  if (words === 'winning_evidence') return closeDispute(call, dispute, 'won')
  if (words === 'losing_evidence') return closeDispute(call, dispute, 'lost')
  return dispute
}

function readEvidence({ params }: Call): { [name: string]: string } {
  const given = readGroup(params, 'evidence') ?? {}
  const evidence: { [name: string]: string } = {}
  for (const [name, value] of Object.entries(given)) {
    if (typeof value !== 'string' || !evidenceTexts.some(one => one === name))
      throw invalidRequest(
        `Received unknown parameter: evidence[${name}]`,
        `evidence[${name}]`,
        'parameter_unknown',
      )
    evidence[name] = value
  }
  const total = Object.values(evidence).join('').length
  if (total > 150_000) throw invalidRequest('The evidence is too long.', 'evidence')
  return evidence
}
