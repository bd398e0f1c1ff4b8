import { authRoutes } from '../accounts/auth/index.ts'
import { keyRoutes } from '../accounts/keys/index.ts'
import { profileRoutes } from '../accounts/profile/index.ts'
import { socialRoutes } from '../accounts/social/index.ts'
import type { Route } from '../call/route.ts'
import { eventRoutes } from '../catalogue/events/index.ts'
import { favoriteRoutes } from '../catalogue/favorites/index.ts'
import { participantRoutes } from '../catalogue/participants/index.ts'
import { productRoutes } from '../catalogue/products/index.ts'
import { channelRoutes } from '../channel/channel/index.ts'
import { geoRoutes } from '../channel/geo/index.ts'
import { clipRoutes } from '../clips/clips/index.ts'
import { downloadRoutes } from '../clips/downloads/index.ts'
import { formRoutes } from '../content/forms/index.ts'
import { accountDeletionRoutes } from '../front/account-deletion/index.ts'
import { bootstrapRoutes } from '../front/bootstrap/index.ts'
import { homeRoutes } from '../front/home/index.ts'
import { searchRoutes } from '../front/search/index.ts'
import { userAccessRoutes } from '../front/user-access/index.ts'
import { boardRoutes } from '../games/board/index.ts'
import { noticeRoutes } from '../games/notices/index.ts'
import { viewerRehearsalRoutes } from '../games/rehearsal/index.ts'
import { crowdRoutes } from '../insight/crowds/index.ts'
import { contactRoutes } from '../reach/contacts/index.ts'
import { accessRoutes } from '../sale/access/index.ts'
import { buyerMailRoutes } from '../sale/buyer-mails/index.ts'
import { giftRoutes } from '../sale/gifts/index.ts'
import { googleRoutes } from '../sale/google-analytics/index.ts'
import { givenRoutes } from '../sale/grant-links/index.ts'
import { grantRoutes } from '../sale/grants/index.ts'
import { offerRoutes } from '../sale/offers/index.ts'
import { paymentRoutes } from '../sale/payments/index.ts'
import { receiptRoutes } from '../sale/receipts/index.ts'
import { doorRoutes } from '../video/door/index.ts'
import { viewerLibraryRoutes } from '../video/library/index.ts'
import { playbackRoutes } from '../video/playback/index.ts'
import { waitingRoutes } from '../video/waiting/index.ts'

/** Every call that is served. */
export const routes: readonly Route[] = [
  ...keyRoutes,
  ...authRoutes,
  ...socialRoutes,
  ...profileRoutes,
  ...accountDeletionRoutes,
  ...userAccessRoutes,
  ...channelRoutes,
  ...bootstrapRoutes,
  ...boardRoutes,
  ...crowdRoutes,
  ...eventRoutes,
  ...homeRoutes,
  ...accessRoutes,
  ...clipRoutes,
  ...downloadRoutes,
  ...favoriteRoutes,
  ...formRoutes,
  ...participantRoutes,
  ...productRoutes,
  ...viewerLibraryRoutes,
  ...searchRoutes,
  ...geoRoutes,
  ...doorRoutes,
  ...playbackRoutes,
  ...waitingRoutes,
  ...offerRoutes,
  ...paymentRoutes,
  ...buyerMailRoutes,
  ...giftRoutes,
  ...givenRoutes,
  ...grantRoutes,
  ...receiptRoutes,
  ...contactRoutes,
  ...viewerRehearsalRoutes,
  ...googleRoutes,
  ...noticeRoutes,
]
