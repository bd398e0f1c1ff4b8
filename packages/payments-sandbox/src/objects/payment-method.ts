export type WalletType = 'apple_pay' | 'google_pay'

export type PaymentMethod = {
  id: string
  object: 'payment_method'
  card: { brand: string; exp_month: number; exp_year: number; fingerprint: string; last4: string }
  created: number
  customer: string | null
  /** The holder's, where it was given with the card. */
  email?: string | null
  type: 'card'
  /** Never sent: which test card it is, whether it was set up for charges without its holder, and whether its customer lost it. */
  sandbox: { card: string; isSetUp: boolean; isDetached?: boolean; wallet?: WalletType }
}
