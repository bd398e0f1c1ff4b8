import { studioCalls } from '@grandstand/contract'
import { operatorRoute, publicStudioRoute } from '../../call/studio-route.ts'
import { beginTotp } from './begin-totp.ts'
import { changeOperatorPassword } from './change-operator-password.ts'
import { confirmTotp } from './confirm-totp.ts'
import { describeOperator } from './describe-operator.ts'
import { forgetOperatorPassword } from './forget-operator-password.ts'
import { listStudioChannels } from './list-studio-channels.ts'
import { loginOperator } from './login-operator.ts'
import { logoutOperator } from './logout-operator.ts'
import { makeRecoveryCodes } from './make-recovery-codes.ts'
import { removeTotp } from './remove-totp.ts'
import { renewOperatorPassword } from './renew-operator-password.ts'
import { welcomeOperator } from './welcome-operator.ts'

export const operatorRoutes = [
  publicStudioRoute(studioCalls.loginOperator, loginOperator),
  publicStudioRoute(studioCalls.welcomeOperator, welcomeOperator),
  publicStudioRoute(studioCalls.forgetOperatorPassword, forgetOperatorPassword),
  publicStudioRoute(studioCalls.renewOperatorPassword, renewOperatorPassword),
  operatorRoute(studioCalls.logoutOperator, logoutOperator),
  operatorRoute(studioCalls.getOperator, (ctx, { session }) => describeOperator(ctx, session.operator)),
  operatorRoute(studioCalls.changeOperatorPassword, changeOperatorPassword),
  operatorRoute(studioCalls.beginTotp, beginTotp),
  operatorRoute(studioCalls.confirmTotp, confirmTotp),
  operatorRoute(studioCalls.makeRecoveryCodes, makeRecoveryCodes),
  operatorRoute(studioCalls.removeTotp, removeTotp),
  operatorRoute(studioCalls.listStudioChannels, listStudioChannels),
]
