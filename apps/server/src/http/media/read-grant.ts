import { CallError } from '../../call-error.ts'
import type { Context } from '../../context.ts'
import type { MediaGrant } from '../../media-tokens.ts'

/** Everything below `/media` asks this first, whatever it then answers from. */
export function readGrant(ctx: Pick<Context, 'now' | 'mediaTokens'>, token: string): MediaGrant {
  const grant = ctx.mediaTokens.read(token)
  if (!grant || grant.expiresAt <= ctx.now()) throw new CallError('forbidden')
  return grant
}
