export interface SrtAddress {
  host: string
  port: number
  /** Anyone with it may send; 10 to 79 characters. */
  passphrase: string
}

/** Waits for one sender and passes its stream on as FLV. The address comes on standard input, from `srtScript`. */
export const srtArguments = [
  ...['-hide_banner', '-loglevel', 'error', '-nostats', '-nostdin'],
  ...['-protocol_whitelist', 'pipe,srt', '-analyzeduration', '1000000', '-f', 'concat', '-safe', '0'],
  ...['-i', 'pipe:0'],
  ...['-map', '0:v:0', '-map', '0:a:0?', '-c', 'copy', '-f', 'flv', '-flvflags', 'no_duration_filesize'],
  ...['-flush_packets', '1', 'pipe:1'],
] as const

/**
 * A list with one address. As an argument, the passphrase that encrypts the transport would be readable by every user of the
 * machine.
 */
export function srtScript({ host, port, passphrase }: SrtAddress): string {
  const address = host.includes(':') ? `[${host}]` : host
  const query = new URLSearchParams({ mode: 'listener', passphrase, pbkeylen: '16' })
  return `ffconcat version 1.0\nfile 'srt://${address}:${port}?${query}'\n`
}
