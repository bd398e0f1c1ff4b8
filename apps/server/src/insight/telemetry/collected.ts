import type { Body, Call } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'

export type CollectContext = Pick<Context, 'now' | 'geo' | 'telemetry' | 'db' | 'limiter'>

/** What came for a channel, and from where. */
export interface Collected<C extends Call> {
  channel: Channel
  ip: string
  body: Body<C>
}

export const done = { success: true } as const
