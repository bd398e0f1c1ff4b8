import type { z } from 'zod'
import type { KeptAccount } from '../adapters/payments/index.ts'
import type { channelSettings } from './channel-settings.ts'
import type { KeptService } from './kept-service.ts'

export interface Channel {
  id: number
  channel_key: string
  /** Another with every change to what the channel shows, and on each of its days: some of it ends with one. */
  revision: string
  /** Grows with every change of an event. */
  events_cursor: number
  hosts: string[]
  settings: z.infer<typeof channelSettings>
  /** What operators connected in the Studio, each with its keys sealed. */
  payment_accounts: KeptAccount[]
  /** Its accounts at other services, each with its secret sealed. */
  services: KeptService[]
}

/** All channels of the deployment, at most a second old. */
export interface ChannelDirectory {
  list(): Promise<Channel[]>
  /** The next question of this process reads them again. */
  forget(): void
  findByHost(host: string): Promise<Channel | undefined>
  findByKey(channelKey: string): Promise<Channel | undefined>
  /** By what it gave browsers to tell the collector. */
  findByProfile(profile: string): Promise<Channel | undefined>
  findById(id: number): Promise<Channel | undefined>
  /** Without waiting: what is known now, or nothing when that is too old. */
  peekByHost(host: string): Channel | undefined
}

/** Whose texts a verb says, and in which of the channel's languages. */
export interface Reader {
  channel: Channel
  language: string
}
