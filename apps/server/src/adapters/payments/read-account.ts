import type { KeysReport } from '@grandstand/contract'
import Stripe from 'stripe'

interface ReadAccount {
  id: string
  facts: Pick<KeysReport, 'label' | 'takes_cards' | 'pays_out'>
}

/** Null: a restricted key may not look at it. */
export async function readAccount(stripe: Stripe): Promise<ReadAccount | null> {
  try {
    const account = await stripe.accounts.retrieveCurrent()
    const { id, charges_enabled, payouts_enabled } = account
    return { id, facts: { label: labelOf(account), takes_cards: charges_enabled, pays_out: payouts_enabled } }
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return null
    throw error
  }
}

/** As the account calls itself. */
export const labelOf = ({ settings, business_profile, email }: Stripe.Account): string =>
  settings?.dashboard.display_name ?? business_profile?.name ?? email ?? ''
