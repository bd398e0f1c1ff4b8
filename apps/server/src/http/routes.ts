import { accessRoutes } from '../features/access/index.ts'
import { authRoutes } from '../features/auth/index.ts'
import { boardRoutes } from '../features/board/index.ts'
import { bootstrapRoutes } from '../features/bootstrap/index.ts'
import { catalogRoutes } from '../features/catalog/index.ts'
import { channelRoutes } from '../features/channel/index.ts'
import { clipRoutes } from '../features/clips/index.ts'
import { contactRoutes } from '../features/contacts/index.ts'
import { downloadRoutes } from '../features/downloads/index.ts'
import { eventRoutes } from '../features/events/index.ts'
import { favoriteRoutes } from '../features/favorites/index.ts'
import { formRoutes } from '../features/forms/index.ts'
import { geoRoutes } from '../features/geo/index.ts'
import { googleRoutes } from '../features/google-analytics/index.ts'
import { grantRoutes } from '../features/grants/index.ts'
import { homeRoutes } from '../features/home/index.ts'
import { keyRoutes } from '../features/keys/index.ts'
import { noticeRoutes } from '../features/notices/index.ts'
import { participantRoutes } from '../features/participants/index.ts'
import { paymentRoutes } from '../features/payments/index.ts'
import { playbackRoutes } from '../features/playback/index.ts'
import { profileRoutes } from '../features/profile/index.ts'
import { receiptRoutes } from '../features/receipts/index.ts'
import { searchRoutes } from '../features/search/index.ts'
import { simulationRoutes } from '../features/simulation/index.ts'
import { socialRoutes } from '../features/social/index.ts'
import { vodRoutes } from '../features/vod/index.ts'
import type { Route } from './call/route.ts'

/** Every call that is served. */
export const routes: readonly Route[] = [
  ...keyRoutes,
  ...authRoutes,
  ...socialRoutes,
  ...profileRoutes,
  ...channelRoutes,
  ...bootstrapRoutes,
  ...boardRoutes,
  ...eventRoutes,
  ...homeRoutes,
  ...accessRoutes,
  ...clipRoutes,
  ...downloadRoutes,
  ...favoriteRoutes,
  ...formRoutes,
  ...participantRoutes,
  ...catalogRoutes,
  ...vodRoutes,
  ...searchRoutes,
  ...geoRoutes,
  ...playbackRoutes,
  ...paymentRoutes,
  ...grantRoutes,
  ...receiptRoutes,
  ...contactRoutes,
  ...simulationRoutes,
  ...googleRoutes,
  ...noticeRoutes,
]
