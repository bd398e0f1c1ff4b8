import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { findLinkSession, linkCookie } from '../../games/game-links/index.ts'
import { findOperatorSession, studioCookie } from '../../operators/operators/index.ts'
import { findKeySession } from '../../operators/studio-keys/index.ts'
import { readCookie } from './open-cookies.ts'

/** A program's key; no page of another site can send the header without our leave, which nobody has for the Studio. */
export function readStudioKey({ headers }: FastifyRequest): string | undefined {
  return headers.authorization?.match(/^Bearer (\S+)$/i)?.[1]
}

/** Who calls the Studio. Beside a key no cookie counts. */
export async function openStudioSession(
  ctx: Pick<Context, 'db' | 'now' | 'limiter'>,
  request: FastifyRequest,
): Promise<OperatorSession | null> {
  const key = readStudioKey(request)
  if (key !== undefined) return findKeySession(ctx, key)
  return (
    (await findOperatorSession(ctx, readCookie(request, studioCookie))) ??
    (await findLinkSession(ctx, readCookie(request, linkCookie)))
  )
}
