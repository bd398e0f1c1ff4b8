import { studioCalls } from '@grandstand/contract'
import { operatorRoute } from '../../call/studio-route.ts'
import { listAuditLog } from './list-audit-log.ts'

export { type Action, recordAction, recordChannelAction } from './record-action.ts'

export const auditRoutes = [operatorRoute(studioCalls.listAuditLog, listAuditLog)]
