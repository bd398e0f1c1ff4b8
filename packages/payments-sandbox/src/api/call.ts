import type { Transaction } from '../state/transaction.ts'
import type { Params } from './params.ts'

/** One request, as the verbs see it. */
export type Call = {
  tx: Transaction
  params: Params
  /** What the path named: `/v1/customers/:id` gives `id`. */
  path: { [name: string]: string }
  requestPath: string
  /** The account's time, in seconds. */
  now: number
  account: string
  /** Where the sandbox's own pages are. */
  baseUrl: string
  /** Called with the key that browsers know. */
  isPublic: boolean
}
