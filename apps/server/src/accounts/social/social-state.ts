import { socialProviders } from '@grandstand/contract'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'

const purpose = 'social-state'

const socialState = z.object({
  provider: z.enum(socialProviders),
  channel_id: z.int(),
  /** Of the api key that began: only its browser can redeem what comes back. */
  key_hash: z.string(),
  /** Of the cookie that went to the browser along with the state. */
  cookie_hash: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  return_path: z.string(),
  /** Milliseconds. */
  expires_at: z.number(),
})
export type SocialState = z.infer<typeof socialState>

/** Travels through the provider and the address bar, so nobody may read or change it. */
export function sealState(ctx: Pick<Context, 'sealer'>, state: SocialState): string {
  return ctx.sealer.seal(purpose, JSON.stringify(state))
}

export function openState(ctx: Pick<Context, 'sealer'>, sealed: string): SocialState | null {
  const text = ctx.sealer.open(purpose, sealed)
  return text === null ? null : socialState.parse(JSON.parse(text))
}
