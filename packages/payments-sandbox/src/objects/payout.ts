export type Payout = {
  id: string
  object: 'payout'
  amount: number
  application_fee: null
  application_fee_amount: null
  arrival_date: number
  automatic: false
  balance_transaction: string
  created: number
  currency: string
  description: string | null
  destination: string
  failure_balance_transaction: null
  failure_code: null
  failure_message: null
  livemode: false
  metadata: Record<string, string>
  method: 'standard'
  original_payout: null
  payout_method: null
  reconciliation_status: 'not_applicable'
  reversed_by: null
  source_type: 'card'
  statement_descriptor: string | null
  status: 'in_transit' | 'paid'
  trace_id: null
  type: 'bank_account'
}
