/** Whether a page of another site may be shown in a frame: https, and of a host that the channel names. */
export function isEmbeddable(url: string | null, hosts: readonly string[]): boolean {
  if (url === null || !URL.canParse(url)) return false
  const { protocol, host, username, password } = new URL(url)
  return protocol === 'https:' && username === '' && password === '' && hosts.includes(host)
}
