import { createHash } from 'node:crypto'
import type { calls } from '@grandstand/contract'
import { networkOf } from '../../runtime/network-of.ts'
import { cleanPath, cleanText } from './clean-text.ts'
import { type CollectContext, type Collected, done } from './collected.ts'
import { hasErrorGroup } from './errors/error-store.ts'

export async function collectError(
  ctx: CollectContext,
  { channel, ip, body }: Collected<typeof calls.sendErrorLog>,
) {
  const at = ctx.now()
  const message = cleanText(body.message, 500)
  const call = body.call === null ? null : cleanText(body.call, 200)
  const group = {
    channel_id: channel.id,
    cause: hashOf([call, body.status, withoutNumbers(message)]),
    release: cleanText(body.release, 100),
  }
  const network = networkOf(ip)
  // A page reports what fails several times at once: one cause is one, also while its first row is on its way.
  await ctx.telemetry.admitCause([group.channel_id, group.cause, group.release, network], () =>
    admit(ctx, group, network),
  )
  const day = at.toISOString().slice(0, 10)
  await ctx.telemetry.countError({
    ...group,
    mark: await ctx.telemetry.markVisitor({ day, channelId: channel.id, ip: network, userAgent: '' }),
    day,
    message,
    call,
    status: body.status,
    path: cleanPath(body.origin_url),
    user_agent: cleanText(body.user_agent, 300),
    request_id: body.request_id === null ? null : cleanText(body.request_id, 100),
    at,
  })
  return done
}

/** One sender must not bury what fails for others under faults that it makes up. */
async function admit(
  ctx: Pick<CollectContext, 'db' | 'now' | 'limiter'>,
  group: Parameters<typeof hasErrorGroup>[1],
  network: string,
): Promise<void> {
  if (await hasErrorGroup(ctx.db, group)) return
  await ctx.limiter.take('error_cause', ['network', group.channel_id, network], ctx.now().getTime())
}

/** The same fault of two games is one. */
const withoutNumbers = (text: string) => text.replace(/\d+/g, '#')

const hashOf = (parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
