import type { Body, Call, Query, Reply } from '@grandstand/contract'
import type { Channel } from '../context/channel.ts'
import type { Context } from '../context/context.ts'

interface Sent<C extends Call> {
  channel: Channel
  ip: string
  query: Query<C>
  body: Body<C>
}

/** A call of the collector with the verb that answers it. */
export interface CollectorRoute {
  call: Call
  collect(ctx: Context, sent: Sent<Call>): Promise<unknown> | unknown
}

export function collectorRoute<C extends Call & { host: 'collector' }>(
  call: C,
  collect: (ctx: Context, sent: Sent<C>) => Promise<Reply<C>> | Reply<C>,
): CollectorRoute {
  // The edge reads what was sent by the same call's schemas.
  return { call, collect: (ctx, sent) => collect(ctx, sent as Sent<C>) }
}
