export interface SrtPlace {
  host: string
  port: number
  /** Who has it may send; 10 to 79 characters. */
  passphrase: string
}

/** Waits for one sender and passes on what it sends, in FLV. The transport is encrypted with the passphrase. */
export function srtArguments({ host, port, passphrase }: SrtPlace): string[] {
  const address = host.includes(':') ? `[${host}]` : host
  const query = new URLSearchParams({ mode: 'listener', passphrase, pbkeylen: '16' })
  return [
    ...['-hide_banner', '-loglevel', 'error', '-nostats', '-nostdin'],
    ...['-protocol_whitelist', 'srt', '-analyzeduration', '1000000', '-f', 'mpegts'],
    ...['-i', `srt://${address}:${port}?${query}`],
    ...['-map', '0:v:0', '-map', '0:a:0?', '-c', 'copy', '-f', 'flv', '-flvflags', 'no_duration_filesize'],
    ...['-flush_packets', '1', 'pipe:1'],
  ]
}
