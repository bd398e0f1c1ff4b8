import { randomBytes } from 'node:crypto'
import { hashSecret } from '../../accounts/keys/index.ts'
import type { Context } from '../../context/context.ts'

const purpose = 'stream-key'

/** 128 random bits. The hash finds it; the sealed copy is for operators, who set up encoders repeatedly. */
export function createStreamKey(ctx: Pick<Context, 'sealer'>) {
  const key = randomBytes(16).toString('base64url')
  return { key, row: { key_hash: hashSecret(key), sealed_key: ctx.sealer.seal(purpose, key) } }
}

export function openStreamKey(ctx: Pick<Context, 'sealer'>, sealed: string): string | null {
  return ctx.sealer.open(purpose, sealed)
}
