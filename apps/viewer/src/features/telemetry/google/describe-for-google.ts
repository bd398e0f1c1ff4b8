import type { Happening } from '../../../platform/track.ts'

export interface GoogleEvent {
  name: string
  params: Record<string, unknown>
}

/**
 * What the browser sends to Google, under the names of Google Analytics 4. Null: nothing. It never says who somebody is.
 * The server sends the checkout and what was paid.
 */
export function describeForGoogle({ name, details, items = [] }: Happening): GoogleEvent | null {
  const listed = items.map((item, index) => ({ ...item, index, quantity: 1 }))
  switch (name) {
    case 'login':
    case 'page_view':
      return { name, params: {} }
    case 'view_item_list':
      return { name, params: { item_list_name: details.list, items: listed } }
    case 'add_to_cart':
      return {
        name,
        params: { currency: items[0]?.currency, value: items[0]?.price, items: listed },
      }
    default:
      return null
  }
}

/** An address may hold a token, a mail address or what was searched for: only the names of campaigns go with the path. */
export function addressForGoogle(address: string): string {
  const { origin, pathname, searchParams } = new URL(address)
  const campaign = new URLSearchParams([...searchParams].filter(([name]) => name.startsWith('utm_')))
  return origin + pathname + (campaign.size > 0 ? `?${campaign}` : '')
}
