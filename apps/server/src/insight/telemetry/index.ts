import { calls, studioCalls } from '@grandstand/contract'
import { collectorRoute } from '../../call/collector-route.ts'
import { channelRoute } from '../../call/studio-route.ts'
import { collectError } from './collect-error.ts'
import { collectEvent } from './collect-event.ts'
import { collectVideoEvent } from './collect-video-event.ts'
import { collectViewing } from './collect-viewing.ts'
import { collectVisit } from './collect-visit.ts'
import { createTelemetry } from './create-telemetry.ts'
import { createErrorKeeper } from './errors/create-error-keeper.ts'
import { listErrorGroups } from './errors/list-error-groups.ts'
import { groupByKeptDays } from './group-by-kept-days.ts'
import { keepTelemetryDays } from './keep-days.job.ts'
import { createSessionId } from './session-id.ts'

export { createErrorKeeper, createTelemetry, groupByKeptDays, keepTelemetryDays }
export const telemetryRoutes = [
  collectorRoute(calls.getDatalakeHash, ({ now }) => ({ session_uuid: createSessionId(now().getTime()) })),
  collectorRoute(calls.startDatalakeSession, collectVisit),
  collectorRoute(calls.sendDatalakeEvent, collectEvent),
  collectorRoute(calls.sendVideoEvent, collectVideoEvent),
  collectorRoute(calls.sendVideoViewing, collectViewing),
  collectorRoute(calls.sendErrorLog, collectError),
]

export const errorRoutes = [
  channelRoute(studioCalls.listErrorGroups, ({ channel }) => channel, listErrorGroups),
]
