import type { Call } from '../call.ts'
import * as auth from './auth.ts'
import * as channel from './channel.ts'
import * as clips from './clips.ts'
import * as events from './events.ts'
import * as favorites from './favorites.ts'
import * as keys from './keys.ts'
import * as participants from './participants.ts'
import * as payments from './payments.ts'
import * as playback from './playback.ts'
import * as push from './push.ts'
import * as search from './search.ts'
import * as simulation from './simulation.ts'
import * as telemetry from './telemetry.ts'
import * as vod from './vod.ts'

const { channelBootstrap: _schema, ...channelCalls } = channel

/** Every call of the product, by topic. */
export const callsByTopic = {
  keys,
  auth,
  channel: channelCalls,
  events,
  participants,
  favorites,
  clips,
  payments,
  playback,
  vod,
  push,
  search,
  simulation,
  telemetry,
}

/** Every call of the product, by name. */
export const calls = {
  ...keys,
  ...auth,
  ...channelCalls,
  ...events,
  ...participants,
  ...favorites,
  ...clips,
  ...payments,
  ...playback,
  ...vod,
  ...push,
  ...search,
  ...simulation,
  ...telemetry,
} satisfies Record<string, Call>

export type CallName = keyof typeof calls
