import type { StudioRoute } from '../call/studio-route.ts'
import { studioProductRoutes } from '../catalogue/products/index.ts'
import { auditRoutes } from '../channel/audit/index.ts'
import { hostRoutes } from '../channel/hosts/index.ts'
import { serviceRoutes } from '../channel/services/index.ts'
import { studioClipRoutes } from '../clips/clips/index.ts'
import { channelSetupRoutes } from '../content/channel-setup/index.ts'
import { contentRoutes } from '../content/content/index.ts'
import { restoreRoutes } from '../deployment/restore/index.ts'
import { serverRoutes } from '../deployment/server/index.ts'
import { storageRoutes } from '../deployment/storage/index.ts'
import { backupRoutes } from '../deployment/studio-backups/index.ts'
import { alarmRoutes } from '../games/alarms/index.ts'
import { studioBoardRoutes } from '../games/board/index.ts'
import { closingRoutes } from '../games/closing/index.ts'
import { eventRemovalRoutes } from '../games/event-removal/index.ts'
import { gameChangeRoutes } from '../games/game-changes/index.ts'
import { gameLinkRoutes } from '../games/game-links/index.ts'
import { gamePictureRoutes } from '../games/game-pictures/index.ts'
import { gameRoutes } from '../games/games/index.ts'
import { goLiveRoutes } from '../games/go-live/index.ts'
import { rehearsalRoutes } from '../games/rehearsal/index.ts'
import { seasonRoutes } from '../games/season/index.ts'
import { studioEventRoutes } from '../games/studio-events/index.ts'
import { tonightRoutes } from '../games/tonight/index.ts'
import { reportRoutes } from '../insight/reports/index.ts'
import { errorRoutes } from '../insight/telemetry/index.ts'
import { operatorRoutes } from '../operators/operators/index.ts'
import { peopleRoutes } from '../operators/people/index.ts'
import { studioKeyRoutes } from '../operators/studio-keys/index.ts'
import { studioUserRoutes } from '../operators/studio-users/index.ts'
import { mailServerRoutes } from '../reach/mail-server/index.ts'
import { webhookRoutes } from '../reach/webhooks/index.ts'
import { studioAccessRoutes } from '../sale/access/index.ts'
import { studioBuyerMailRoutes } from '../sale/buyer-mails/index.ts'
import { couponRoutes } from '../sale/coupons/index.ts'
import { grantLinkRoutes } from '../sale/grant-links/index.ts'
import { studioGrantRoutes } from '../sale/grants/index.ts'
import { paymentAccountRoutes } from '../sale/payment-accounts/index.ts'
import { refundRoutes } from '../sale/refunds/index.ts'
import { studioOrderRoutes } from '../sale/studio-orders/index.ts'
import { libraryRoutes } from '../video/library/index.ts'
import { fileRoutes } from '../video/videos/index.ts'

/** Every call of the Studio. */
export const studioRoutes: readonly StudioRoute[] = [
  ...operatorRoutes,
  ...peopleRoutes,
  ...studioKeyRoutes,
  ...webhookRoutes,
  ...channelSetupRoutes,
  ...studioUserRoutes,
  ...studioAccessRoutes,
  ...studioEventRoutes,
  ...tonightRoutes,
  ...alarmRoutes,
  ...closingRoutes,
  ...goLiveRoutes,
  ...studioBoardRoutes,
  ...rehearsalRoutes,
  ...studioClipRoutes,
  ...eventRemovalRoutes,
  ...studioProductRoutes,
  ...studioGrantRoutes,
  ...grantLinkRoutes,
  ...couponRoutes,
  ...contentRoutes,
  ...gameRoutes,
  ...gamePictureRoutes,
  ...gameChangeRoutes,
  ...gameLinkRoutes,
  ...seasonRoutes,
  ...fileRoutes,
  ...libraryRoutes,
  ...studioOrderRoutes,
  ...paymentAccountRoutes,
  ...refundRoutes,
  ...studioBuyerMailRoutes,
  ...reportRoutes,
  ...errorRoutes,
  ...auditRoutes,
  ...serverRoutes,
  ...storageRoutes,
  ...hostRoutes,
  ...serviceRoutes,
  ...backupRoutes,
  ...restoreRoutes,
  ...mailServerRoutes,
]
