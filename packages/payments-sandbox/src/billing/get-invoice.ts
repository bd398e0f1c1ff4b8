import { missingObject } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import type { Invoice } from '../objects/invoice.ts'

export function getInvoice({ tx }: Pick<Call, 'tx'>, id: string): Invoice {
  const invoice = tx.find('invoice', id)
  if (!invoice) throw missingObject('invoice', id)
  return invoice
}
