import { z } from 'zod'
import { currency, utcDateTime } from '../scalars.ts'
import {
  connectStates,
  keyProblems,
  keyRights,
  paymentSources,
  providerStates,
  webhookStates,
} from '../studio-constants.ts'

/** What a pair of keys is good for, asked at the provider. */
export const keysReport = z.object({
  /** Null: payments can be taken with them. */
  problem: z.enum(keyProblems).nullable(),
  /** What a restricted key must be allowed and is not. */
  lacks: z.array(z.enum(keyRights)),
  /** As the account calls itself. */
  label: z.string(),
  /** Else nobody is charged. */
  is_live: z.boolean(),
  /** Null: the key may not tell. */
  takes_cards: z.boolean().nullable(),
  pays_out: z.boolean().nullable(),
  /** Else the address has to be copied to the provider. */
  makes_webhook: z.boolean(),
})
export type KeysReport = z.infer<typeof keysReport>

/** Where the channel's money goes. */
export const paymentConnection = z.object({
  source: z.enum(paymentSources),
  /** An owner may connect at the provider's own pages, without any keys. */
  has_platform: z.boolean(),
  /** That way was begun, and not finished. */
  is_begun: z.boolean(),
  /** As the account calls itself; empty: it is not known. */
  label: z.string(),
  /** With its middle left out. */
  publishable_key: z.string().nullable(),
  /** Else nobody is charged. */
  is_live: z.boolean(),
  /** Null: by the channel's files, or not at all. */
  connected: z.object({ at: utcDateTime, by: z.string(), tested_at: utcDateTime.nullable() }).nullable(),
  /** Whether it answered just now. */
  state: z.enum(providerStates),
  asked_at: utcDateTime,
  takes_cards: z.boolean().nullable(),
  pays_out: z.boolean().nullable(),
  /** What the provider holds and has not sent to the bank. */
  balances: z.array(z.object({ currency, amount: z.int() })),
  webhook: z.object({
    state: z.enum(webhookStates),
    url: z.string(),
    events: z.array(z.string()),
    last_at: utcDateTime.nullable(),
  }),
  /** Games to come that have a price, and passes that are sold. */
  games_for_sale: z.int(),
  passes: z.int(),
})
export type PaymentConnection = z.infer<typeof paymentConnection>

export const connectResult = z.object({ state: z.enum(connectStates) })
export type ConnectResult = z.infer<typeof connectResult>
