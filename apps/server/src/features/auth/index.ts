import { calls } from '@grandstand/contract'
import { userRoute } from '../../route.ts'
import { logout } from './logout.ts'

export const authRoutes = [userRoute(calls.logout, logout)]
