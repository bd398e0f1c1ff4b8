import * as auth from './accounts/auth.ts'
import * as keys from './accounts/keys.ts'
import type { Call } from './call.ts'
import * as events from './catalogue/events.ts'
import * as favorites from './catalogue/favorites.ts'
import * as participants from './catalogue/participants.ts'
import * as channel from './channel/channel.ts'
import * as clips from './clips/clips.ts'
import * as search from './front/search.ts'
import * as simulation from './games/simulation.ts'
import * as telemetry from './insight/telemetry.ts'
import * as push from './reach/push.ts'
import * as buyerMails from './sale/buyer-mails.ts'
import * as gifts from './sale/gifts.ts'
import * as offers from './sale/offers.ts'
import * as payments from './sale/payments.ts'
import * as door from './video/door.ts'
import * as playback from './video/playback.ts'
import * as vod from './video/vod.ts'

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
  buyerMails,
  gifts,
  offers,
  payments,
  door,
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
  ...buyerMails,
  ...gifts,
  ...offers,
  ...payments,
  ...door,
  ...playback,
  ...vod,
  ...push,
  ...search,
  ...simulation,
  ...telemetry,
} satisfies Record<string, Call>

export type CallName = keyof typeof calls
