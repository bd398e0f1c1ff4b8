import { randomInt } from 'node:crypto'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { encodeKey } from '../../runtime/encode-key.ts'
import { accountKey } from './account-key.ts'

export const loginCodeLifeMs = 10 * 60_000

export function createLoginCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** What is stored of a code. Six digits are soon tried, so the hash needs the server's key as well. */
export function hashLoginCode(
  ctx: Pick<Context, 'sealer'>,
  channel: Pick<Channel, 'id'>,
  { email, code, keyHash }: { email: string; code: string; keyHash: string },
): string {
  return ctx.sealer.digest('login-code', encodeKey([accountKey(channel, email), keyHash, code]))
}
