import { calls } from '@grandstand/contract'
import { userRoute } from '../../call/route.ts'
import { listOwnEvents } from './list-own-events.ts'

export const homeRoutes = [userRoute(calls.listOwnEvents, listOwnEvents)]
