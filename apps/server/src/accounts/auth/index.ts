import { calls } from '@grandstand/contract'
import { keyRoute, userRoute } from '../../call/route.ts'
import { createCheckoutAccount } from './create-checkout-account.ts'
import { login } from './login.ts'
import { loginWithCode } from './login-with-code.ts'
import { logout } from './logout.ts'
import { register } from './register.ts'
import { requestAccountDeletion } from './request-account-deletion.ts'
import { requestEmailVerification } from './request-email-verification.ts'
import { requestLoginCode } from './request-login-code.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'
import { verifyEmail } from './verify-email.ts'

export { deleteAccount, findAccountByEmail, insertAccount } from './account-store.ts'
export { takeToken } from './account-token-store.ts'
export { changePassword } from './change-password.ts'
export { checkNewPassword } from './check-new-password.ts'
export { createToken } from './create-token.ts'
export { forgetExpiredTokens } from './forget-expired-tokens.job.ts'
export { forgetLimits } from './forget-limits.job.ts'
export { guardLogin } from './guard-login.ts'
export { findKnownDevice, type GuardedAccount, keepDevice } from './known-device.ts'
export { mailLoginCode } from './mail-login-code.job.ts'
export { mailPasswordReset } from './mail-password-reset.job.ts'
export { prepareAccount } from './prepare-account.ts'
export { proveAddress } from './prove-address.ts'

export const authRoutes = [
  keyRoute(calls.login, login),
  keyRoute(calls.register, register),
  keyRoute(calls.createCheckoutAccount, createCheckoutAccount),
  keyRoute(calls.requestLoginCode, requestLoginCode),
  keyRoute(calls.loginWithCode, loginWithCode),
  userRoute(calls.logout, logout),
  keyRoute(calls.verifyEmail, verifyEmail),
  userRoute(calls.requestEmailVerification, requestEmailVerification),
  keyRoute(calls.requestPasswordReset, requestPasswordReset),
  keyRoute(calls.resetPassword, resetPassword),
  userRoute(calls.requestAccountDeletion, requestAccountDeletion),
]
