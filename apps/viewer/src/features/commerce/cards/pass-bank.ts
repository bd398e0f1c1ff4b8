import type { CardProvider } from './card-form.ts'
import { loadProvider } from './load-provider.ts'

/**
 * The bank's check, over the page. How it ended the order says: the provider's answer may be lost, and is only for the eye.
 */
export async function passBank(
  provider: CardProvider,
  language: string,
  clientSecret: string,
): Promise<void> {
  const stripe = await loadProvider(provider, language)
  await stripe.handleNextAction({ clientSecret }).catch(() => {})
}
