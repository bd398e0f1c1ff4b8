/** The cookies of one request. They are HttpOnly, of this host alone, and over https carry the `__Host-` prefix. */
export interface Cookies {
  read(name: string): string | undefined
  keep(name: string, value: string, options: { maxAgeSeconds: number }): void
  drop(name: string): void
}
