import { answerRow } from '../answers/answer.ts'
import { answerInvoicePayments } from '../answers/invoice-answers.ts'
import type { Transaction } from '../state/transaction.ts'
import { invalidRequest } from './api-error.ts'

type Fields = { [name: string]: unknown }

type Expanded = 'charge' | 'dispute' | 'invoice' | 'payout' | 'refund'

const kinds: { [field: string]: Expanded } = {
  invoice: 'invoice',
  latest_charge: 'charge',
  latest_invoice: 'invoice',
}

/** What a part of a payout is about is told by the beginning of its id. */
const sources: { [prefix: string]: Expanded } = { ch: 'charge', du: 'dispute', po: 'payout', re: 'refund' }

/** Puts objects in the place of their ids: `latest_charge`, or `data.invoice` in a list. */
export function expand(tx: Transaction, object: object, paths: string[]): object {
  const copy: Fields = { ...structuredClone(object) }
  for (const path of paths) {
    const [, list, name = ''] = /^(data\.)?(\w+)$/.exec(path) ?? []
    const rows: unknown[] = list && Array.isArray(copy.data) ? copy.data : [copy]
    for (const row of rows) if (isFields(row)) row[name] = findField(tx, row, name, path)
  }
  return copy
}

function findField(tx: Transaction, row: Fields, name: string, path: string): unknown {
  const id = row[name]
  if (row.object === 'invoice' && name === 'payments') {
    const invoice = tx.find('invoice', String(row.id))
    return {
      object: 'list',
      data: invoice ? answerInvoicePayments(invoice) : [],
      has_more: false,
      url: `/v1/invoice_payments?invoice=${row.id}`,
    }
  }
  const kind = name === 'source' ? sources[String(id).split('_')[0] ?? ''] : kinds[name]
  if (!kind || id === undefined) throw invalidRequest(`This property cannot be expanded (${path}).`, 'expand')
  const found = tx.find(kind, String(id))
  return found ? answerRow(found) : null
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}
