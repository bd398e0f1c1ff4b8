/** Names whose values never reach a log. */
const secrets = ['api_key', 'channel_key', 'token', 'code', 'state', 'password', 'sig']
const inQuery = new RegExp(`([?&](?:${secrets.join('|')})(?:\\[\\]|%5B%5D)?=)[^&#\\s"']*`, 'gi')
/** In a text: `password: …`, `"token":"…"`, `api_key=…`. A code or a state is mostly none there. */
const inText =
  /\b((?:\w*_)?(?:api_?key|channel_?key|token|password|passwd|secret|signature|cookie|authorization)["']?\s*[:=]\s*["']?)(?:(?:Bearer|Basic)\s+)?[^\s"',;&}\])]+/gi
const ofHeader = /\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/g
const inAddress = /(\w:\/\/[^\s/:@]*:)[^\s/@]+@/g

/** Keys travel in addresses and in bodies, so both are cleaned wherever they are logged. */
export function redact(text: string): string {
  return text
    .replace(inQuery, '$1…')
    .replace(inText, '$1…')
    .replace(ofHeader, '$1 …')
    .replace(inAddress, '$1…@')
}
