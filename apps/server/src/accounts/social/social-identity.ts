import { socialProviders } from '@grandstand/contract'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'

const purpose = 'social-identity'

const socialIdentity = z.object({
  provider: z.enum(socialProviders),
  subject: z.string(),
  email: z.string().nullable(),
  email_verified: z.boolean(),
  first_name: z.string(),
  last_name: z.string(),
})
export type SocialIdentity = z.infer<typeof socialIdentity>

/** Somebody who has not accepted the terms yet is kept sealed, and only for minutes. */
export function sealIdentity(ctx: Pick<Context, 'sealer'>, identity: SocialIdentity): string {
  return ctx.sealer.seal(purpose, JSON.stringify(identity))
}

export function openIdentity(ctx: Pick<Context, 'sealer'>, sealed: string): SocialIdentity {
  return socialIdentity.parse(JSON.parse(ctx.sealer.open(purpose, sealed) ?? 'null'))
}
