/** Names whose values never reach a log. */
const secrets = ['api_key', 'channel_key', 'token', 'code', 'state', 'password', 'sig', 'preview', 'uuid']
/** An address may be in the arguments of another, with its own marks encoded. */
const inQuery = new RegExp(
  `((?:[?&]|%3F|%26)(?:${secrets.join('|')})(?:(?:\\[|%5B)\\w*(?:\\]|%5D))*(?:=|%3D))[^&#\\s"']*`,
  'gi',
)
/** Of video, of a clip's files and of a shared clip, also where the address is in the arguments of another. */
const inPath = /((?:\/|%2F)(?:media|(?:clips?|share)(?:\/|%2F)\d+)(?:\/|%2F))[^/?#&%\s"']+/gi
/** Letters, digits and `-._~`: encoded or not, an address is the same, and the router takes it as the same. */
const needlesslyEncoded = /%(?:2[DE]|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/gi
/** In a text: `password: …`, `"token":"…"`, `api_key=…`. A code or a state is mostly none there. */
const inText =
  /\b((?:\w*_)?(?:api_?key|channel_?key|token|password|passwd|secret|signature|cookie|authorization)["']?\s*[:=]\s*["']?)(?:(?:Bearer|Basic)\s+)?[^\s"',;&}\])]+/gi
const ofHeader = /\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/g
const inAddress = /(\w:\/\/[^\s/:@]*:)[^\s/@]+@/g

/** Keys travel in addresses and in bodies, so both are cleaned wherever they are logged. */
export function redact(text: string): string {
  return text
    .replace(needlesslyEncoded, encoded => String.fromCharCode(Number.parseInt(encoded.slice(1), 16)))
    .replace(inPath, '$1…')
    .replace(inQuery, '$1…')
    .replace(inText, '$1…')
    .replace(ofHeader, '$1 …')
    .replace(inAddress, '$1…@')
}
