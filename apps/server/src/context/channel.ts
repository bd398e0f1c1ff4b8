import type { z } from 'zod'
import type { channelSettings } from './channel-settings.ts'

export interface Channel {
  id: number
  channel_key: string
  /** Another with every change to what the channel shows, and on each of its days: some of it ends with one. */
  revision: string
  /** Grows with every change of an event. */
  events_cursor: number
  hosts: string[]
  settings: z.infer<typeof channelSettings>
}

/** All channels of the deployment, at most a second old. */
export interface ChannelDirectory {
  list(): Promise<Channel[]>
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
