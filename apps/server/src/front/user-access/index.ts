import { calls } from '@grandstand/contract'
import { keyRoute } from '../../call/route.ts'
import { getUserAccess } from './get-user-access.ts'

export const userAccessRoutes = [keyRoute(calls.getUserAccess, getUserAccess)]
