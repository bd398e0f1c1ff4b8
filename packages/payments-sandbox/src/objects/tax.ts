export type TaxCalculation = { id: string; object: 'tax.calculation'; tax_amount_exclusive: number }

export type TaxTransaction = {
  id: string
  object: 'tax.transaction'
  /** The payment or the refund that it was reported with. */
  reference: string
  type: 'transaction' | 'reversal'
  sandbox: { intent: string }
}
