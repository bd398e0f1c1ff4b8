export type PaymentMethod = {
  id: string
  object: 'payment_method'
  card: { brand: string; exp_month: number; exp_year: number; fingerprint: string; last4: string }
  created: number
  customer: string | null
  type: 'card'
  /** Never sent: which test card it is, whether it was set up for charges without its holder, and whether its customer lost it. */
  sandbox: { card: string; isSetUp: boolean; isDetached?: boolean }
}
