import type { Call } from '../call.ts'
import * as events from './events.ts'
import * as operators from './operators.ts'
import * as replays from './replays.ts'
import * as users from './users.ts'

const topics = { operators, users, events, replays }

/** Every call of the Studio, by name; apart from the viewer's, since no api key opens them. */
export const studioCalls = {
  ...topics.operators,
  ...topics.users,
  ...topics.events,
  ...topics.replays,
} satisfies Record<string, Call>

export type StudioCallName = keyof typeof studioCalls
