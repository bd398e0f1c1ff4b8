const wallets = {
  amazon_pay: { status: 'active' },
  apple_pay: { status: 'active' },
  google_pay: { status: 'active' },
  klarna: { status: 'active' },
  link: { status: 'active' },
  paypal: { status: 'active' },
} as const

export type PaymentMethodDomain = typeof wallets & {
  id: string
  object: 'payment_method_domain'
  created: number
  domain_name: string
  enabled: boolean
  livemode: false
}

export function newPaymentMethodDomain(
  given: Pick<PaymentMethodDomain, 'id' | 'created' | 'domain_name' | 'enabled'>,
): PaymentMethodDomain {
  return { ...wallets, object: 'payment_method_domain', livemode: false, ...given }
}
