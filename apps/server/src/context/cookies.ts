/** The cookies of one request. They are HttpOnly, of this host alone, and over https carry the `__Host-` prefix. */
export interface Cookies {
  read(name: string): string | undefined
  /** One that a script set, so without the prefix. */
  readPlain(name: string): string | undefined
  /** `Lax` unless said otherwise, since a link in a mail and the way back from a social login must find the visitor logged in. */
  keep(name: string, value: string, options: { maxAgeSeconds: number; sameSite?: 'Lax' | 'Strict' }): void
  drop(name: string): void
}
