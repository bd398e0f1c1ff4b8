import { ApiError } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { emit } from '../events/emit.ts'
import { type Invoice, invoiceMoves } from '../objects/invoice.ts'

export function moveInvoice(
  call: Call,
  before: Invoice,
  change: Partial<Invoice> & Pick<Invoice, 'status'>,
  events: string[],
): Invoice {
  if (!invoiceMoves[before.status].includes(change.status)) throw unexpectedInvoice(before)
  const invoice = { ...before, ...change }
  call.tx.put('invoice', invoice)
  for (const event of events) emit(call, `invoice.${event}`, invoice)
  return invoice
}

export function unexpectedInvoice({ id, status }: Invoice): ApiError {
  return new ApiError(400, {
    type: 'invalid_request_error',
    code: status === 'paid' ? 'invoice_already_paid' : 'invoice_not_editable',
    message: `Invoice ${id} is ${status}, which does not allow it.`,
  })
}
