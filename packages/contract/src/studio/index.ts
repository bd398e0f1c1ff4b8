import type { Call } from '../call.ts'
import * as access from './access.ts'
import * as board from './board.ts'
import * as clips from './clips.ts'
import * as closing from './closing.ts'
import * as content from './content.ts'
import * as coupons from './coupons.ts'
import * as errors from './errors.ts'
import * as events from './events.ts'
import * as files from './files.ts'
import * as gameChanges from './game-changes.ts'
import * as games from './games.ts'
import * as goLive from './go-live.ts'
import * as grants from './grants.ts'
import * as library from './library.ts'
import * as operators from './operators.ts'
import * as orders from './orders.ts'
import * as people from './people.ts'
import * as products from './products.ts'
import * as reports from './reports.ts'
import * as season from './season.ts'
import * as setup from './setup.ts'
import * as tonight from './tonight.ts'
import * as users from './users.ts'

const topics = {
  access,
  operators,
  people,
  users,
  events,
  games,
  gameChanges,
  season,
  board,
  files,
  library,
  orders,
  products,
  grants,
  coupons,
  content,
  clips,
  reports,
  errors,
  tonight,
  closing,
  goLive,
  setup,
}

/** Every call of the Studio, by name; apart from the viewer's, since no api key opens them. */
export const studioCalls = {
  ...topics.access,
  ...topics.operators,
  ...topics.people,
  ...topics.users,
  ...topics.events,
  ...topics.games,
  ...topics.gameChanges,
  ...topics.season,
  ...topics.board,
  ...topics.files,
  ...topics.library,
  ...topics.orders,
  ...topics.products,
  ...topics.grants,
  ...topics.coupons,
  ...topics.content,
  ...topics.clips,
  ...topics.reports,
  ...topics.errors,
  ...topics.tonight,
  ...topics.closing,
  ...topics.goLive,
  ...topics.setup,
} satisfies Record<string, Call>

export type StudioCallName = keyof typeof studioCalls
