import { studioAccessRoutes } from '../features/access/index.ts'
import { alarmRoutes } from '../features/alarms/index.ts'
import { auditRoutes } from '../features/audit/index.ts'
import { studioBoardRoutes } from '../features/board/index.ts'
import { studioCatalogRoutes } from '../features/catalog/index.ts'
import { channelSetupRoutes } from '../features/channel-setup/index.ts'
import { studioClipRoutes } from '../features/clips/index.ts'
import { closingRoutes } from '../features/closing/index.ts'
import { contentRoutes } from '../features/content/index.ts'
import { couponRoutes } from '../features/coupons/index.ts'
import { eventRemovalRoutes } from '../features/event-removal/index.ts'
import { gameChangeRoutes } from '../features/game-changes/index.ts'
import { gamePictureRoutes } from '../features/game-pictures/index.ts'
import { gameRoutes } from '../features/games/index.ts'
import { goLiveRoutes } from '../features/go-live/index.ts'
import { studioGrantRoutes } from '../features/grants/index.ts'
import { operatorRoutes } from '../features/operators/index.ts'
import { peopleRoutes } from '../features/people/index.ts'
import { refundRoutes } from '../features/refunds/index.ts'
import { reportRoutes } from '../features/reports/index.ts'
import { seasonRoutes } from '../features/season/index.ts'
import { rehearsalRoutes } from '../features/simulation/index.ts'
import { studioEventRoutes } from '../features/studio-events/index.ts'
import { studioOrderRoutes } from '../features/studio-orders/index.ts'
import { studioUserRoutes } from '../features/studio-users/index.ts'
import { errorRoutes } from '../features/telemetry/index.ts'
import { tonightRoutes } from '../features/tonight/index.ts'
import { fileRoutes } from '../features/videos/index.ts'
import { libraryRoutes } from '../features/vod/index.ts'
import type { StudioRoute } from './call/studio-route.ts'

/** Every call of the Studio. */
export const studioRoutes: readonly StudioRoute[] = [
  ...operatorRoutes,
  ...peopleRoutes,
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
  ...studioCatalogRoutes,
  ...studioGrantRoutes,
  ...couponRoutes,
  ...contentRoutes,
  ...gameRoutes,
  ...gamePictureRoutes,
  ...gameChangeRoutes,
  ...seasonRoutes,
  ...fileRoutes,
  ...libraryRoutes,
  ...studioOrderRoutes,
  ...refundRoutes,
  ...reportRoutes,
  ...errorRoutes,
  ...auditRoutes,
]
