import type { Call } from './call.ts'
import * as products from './catalogue/studio-products.ts'
import * as services from './channel/studio-services.ts'
import * as clips from './clips/studio-clips.ts'
import * as content from './content/studio-content.ts'
import * as setup from './content/studio-setup.ts'
import * as hosts from './deployment/studio-hosts.ts'
import * as restore from './deployment/studio-restore.ts'
import * as server from './deployment/studio-server.ts'
import * as board from './games/studio-board.ts'
import * as closing from './games/studio-closing.ts'
import * as events from './games/studio-events.ts'
import * as gameChanges from './games/studio-game-changes.ts'
import * as gameLinks from './games/studio-game-links.ts'
import * as games from './games/studio-games.ts'
import * as goLive from './games/studio-go-live.ts'
import * as season from './games/studio-season.ts'
import * as tonight from './games/studio-tonight.ts'
import * as errors from './insight/studio-errors.ts'
import * as reports from './insight/studio-reports.ts'
import * as studioKeys from './operators/studio-keys.ts'
import * as operators from './operators/studio-operators.ts'
import * as people from './operators/studio-people.ts'
import * as users from './operators/studio-users.ts'
import * as webhooks from './reach/studio-webhooks.ts'
import * as access from './sale/studio-access.ts'
import * as buyerMails from './sale/studio-buyer-mails.ts'
import * as coupons from './sale/studio-coupons.ts'
import * as grants from './sale/studio-grants.ts'
import * as orders from './sale/studio-orders.ts'
import * as paymentAccounts from './sale/studio-payment-accounts.ts'
import * as files from './video/studio-files.ts'
import * as library from './video/studio-library.ts'

const topics = {
  access,
  operators,
  people,
  studioKeys,
  webhooks,
  server,
  hosts,
  restore,
  services,
  users,
  events,
  games,
  gameChanges,
  gameLinks,
  season,
  board,
  files,
  library,
  orders,
  buyerMails,
  paymentAccounts,
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
  ...topics.studioKeys,
  ...topics.webhooks,
  ...topics.server,
  ...topics.hosts,
  ...topics.restore,
  ...topics.services,
  ...topics.users,
  ...topics.events,
  ...topics.games,
  ...topics.gameChanges,
  ...topics.gameLinks,
  ...topics.season,
  ...topics.board,
  ...topics.files,
  ...topics.library,
  ...topics.orders,
  ...topics.buyerMails,
  ...topics.paymentAccounts,
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
