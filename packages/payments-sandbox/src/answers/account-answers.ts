import type Stripe from 'stripe'
import type { AccountLink } from '../objects/account.ts'
import type { Wire } from './wire.ts'

export function answerAccountLink({
  object,
  created,
  expires_at,
  url,
}: AccountLink): Wire<Stripe.AccountLink> {
  return { object, created, expires_at, url }
}
