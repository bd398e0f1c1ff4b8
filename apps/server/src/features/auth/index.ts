import { calls } from '@grandstand/contract'
import { keyRoute, userRoute } from '../../route.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { register } from './register.ts'

export { checkNewPassword } from './check-new-password.ts'

export const authRoutes = [
  keyRoute(calls.login, login),
  keyRoute(calls.register, register),
  userRoute(calls.logout, logout),
]
