/** Looks from outside, as far as a server can, at where a host name leads. */
export interface HostAsker {
  /** The deployment lets such requests into its own network. */
  readonly toPrivate: boolean
  /** The addresses of a name; none where name servers know none. */
  lookUp(host: string): Promise<string[]>
  /** The start of the answer; null: nobody answers, or it leads inside. */
  ask(url: string): Promise<string | null>
}
