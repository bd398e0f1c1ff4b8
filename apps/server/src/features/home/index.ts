import { calls } from '@grandstand/contract'
import { userRoute } from '../../http/call/route.ts'
import { listOwnEvents } from './list-own-events.ts'

export const homeRoutes = [userRoute(calls.listOwnEvents, listOwnEvents)]
