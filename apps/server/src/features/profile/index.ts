import { calls } from '@grandstand/contract'
import { keyRoute, userRoute } from '../../route.ts'
import { getProfile } from './get-profile.ts'
import { getUserAccess } from './get-user-access.ts'

export { describeUser } from './describe-user.ts'
export { getProfile } from './get-profile.ts'

export const profileRoutes = [
  userRoute(calls.getProfile, getProfile),
  keyRoute(calls.getUserAccess, getUserAccess),
]
