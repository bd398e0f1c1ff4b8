export type TaxCalculation = {
  id: string
  object: 'tax.calculation'
  amount_total: number
  created: number
  currency: string
  ip_address: string
  tax_amount_exclusive: number
}

export type TaxTransaction = {
  id: string
  object: 'tax.transaction'
  created: number
  currency: string
  /** The payment or the refund that it was reported with. */
  reference: string
  type: 'transaction' | 'reversal'
  /** `original`: what a reversal takes back; its own id elsewhere. */
  sandbox: { intent: string; original: string }
}
