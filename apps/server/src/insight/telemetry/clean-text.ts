import { redact } from '../../runtime/redact.ts'

const email = /[^\s"'<>=&?/]+(?:@|%40)[^\s"'<>=&?/]+/gi
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
const noControls = /\p{Cc}+/gu

/** What is kept of a text that a browser wrote: no keys, no addresses of people, no secrets of shared links. */
export function cleanText(text: string, maxLength: number): string {
  return redact(text).replace(email, '…').replace(uuid, '…').replace(noControls, ' ').slice(0, maxLength)
}

/** Only the path of an address: everything personal comes after it. */
export function cleanPath(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : (address.split(/[?#]/, 1)[0] ?? '')
  return cleanText(path, 300)
}

type Details = Record<string, string | number | boolean | null>

export function cleanDetails(details: Details): Details {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      cleanText(name, 100),
      typeof value === 'string' ? cleanText(value, 500) : value,
    ]),
  )
}
