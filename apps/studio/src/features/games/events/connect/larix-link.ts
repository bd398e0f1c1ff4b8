/** What the camera app Larix Broadcaster reads from a code: the connection, ready to record. */
export function larixLink({ server, key, name }: { server: string; key: string; name: string }): string {
  const query = new URLSearchParams([
    ['conn[][url]', `${server}/${key}`],
    ['conn[][name]', name],
    ['conn[][mode]', 'av'],
  ])
  return `larix://set/v1?${query}`
}
