/** As OBS keeps the service of a profile in its folder. */
export function writeObsService({ server, key }: { server: string; key: string }): string {
  const settings = { bwtest: false, key, server, use_auth: false }
  return `${JSON.stringify({ settings, type: 'rtmp_custom' }, null, 2)}\n`
}
