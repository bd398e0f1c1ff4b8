import { calls } from '@grandstand/contract'
import { userRoute } from '../../call/route.ts'
import { exportProfile } from './export-profile.ts'
import { getProfile } from './get-profile.ts'
import { updateProfile } from './update-profile.ts'

export { getProfile } from './get-profile.ts'

export const profileRoutes = [
  userRoute(calls.getProfile, getProfile),
  userRoute(calls.updateProfile, updateProfile),
  userRoute(calls.exportProfile, exportProfile),
]
