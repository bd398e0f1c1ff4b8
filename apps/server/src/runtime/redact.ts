/** Names whose values never reach a log. */
const secrets = ['api_key', 'channel_key', 'token', 'code', 'state', 'password', 'sig']
const inQuery = new RegExp(`([?&](?:${secrets.join('|')})(?:\\[\\]|%5B%5D)?=)[^&#\\s"']*`, 'gi')

/** Keys travel in addresses, so addresses are cleaned wherever they are written down. */
export function redact(text: string): string {
  return text.replace(inQuery, '$1…')
}
