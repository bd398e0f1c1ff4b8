/** Nobody can have a name under these: they are kept for examples and for what is not the internet's DNS. */
const reserved = [
  'example',
  'example.com',
  'example.net',
  'example.org',
  'invalid',
  'test',
  'onion',
  'arpa',
  'alt',
]
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

export type HostProblem = 'form' | 'address' | 'reserved'

/** As it is written into DNS, out of what somebody typed or pasted: `https://Tv.Élan.fr/live` is `tv.xn--lan-9la.fr`. */
export function readHostName(typed: string): string {
  const text = typed.trim().toLowerCase()
  const url = /^https?:\/\//.test(text) ? text : `http://${text}`
  const host = URL.canParse(url) ? new URL(url).hostname : text
  return host.replace(/\.$/, '')
}

/** Why a channel cannot be found under a name; null: it can. */
export function checkHostName(host: string): HostProblem | null {
  if (/^\[|^[\d.]+$/.test(host)) return 'address'
  const labels = host.split('.')
  if (host.length > 253 || !labels.every(each => label.test(each))) return 'form'
  if (host === 'localhost') return null
  if (labels.length < 2) return 'form'
  return reserved.some(each => host === each || host.endsWith(`.${each}`)) ? 'reserved' : null
}
