import { calls } from '@grandstand/contract'
import { keyRoute, publicRoute } from '../../call/route.ts'
import { addSession } from './add-session.ts'
import { finishSocialLogin } from './finish-social-login.ts'
import { socialLogin } from './social-login.ts'

export const socialRoutes = [
  keyRoute(calls.socialLogin, socialLogin),
  keyRoute(calls.addSession, addSession),
  publicRoute(calls.googleCallback, finishSocialLogin('google')),
  publicRoute(calls.facebookCallback, finishSocialLogin('facebook')),
]
