import type { BodyInput, calls } from '@grandstand/contract'
import type { Happening } from '../../../platform/track.ts'

type Relayed = BodyInput<typeof calls.sendGoogleEvent>

/** What the checkout tells Google, by Google's names; null: nothing. */
export function describeForRelay({ name, details }: Happening): Relayed | null {
  const { item_type, item_id, value, tax, currency } = details
  const isKnown = item_type === 'event' || item_type === 'package' || item_type === 'subscription'
  if (!isKnown) return null
  const item: Pick<Relayed, 'item_type' | 'item_id'> = { item_type, item_id: Number(item_id) }
  if (name === 'view_buy_page') return { name: 'view_item', ...item }
  if (name !== 'begin_checkout' || typeof value !== 'number') return null
  const worth = Math.round((value - Number(tax)) * 100) / 100
  return { name, ...item, value: worth, ...(isCurrency(currency) && { currency }) }
}

/** The server knows which there are. */
const isCurrency = (text: unknown): text is NonNullable<Relayed['currency']> =>
  typeof text === 'string' && /^[A-Z]{3}$/.test(text)
