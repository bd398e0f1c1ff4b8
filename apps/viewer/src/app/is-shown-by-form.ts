import type { ApiError } from '@grandstand/api-client'
import type { ErrorCode } from '@grandstand/contract/constants'
import type { WireCalls } from '@grandstand/contract/wire'

/** Refusals that the forms of an account put into words of their own, where they happen. */
const shownByForms: readonly string[] = [
  'wrong_auth_data',
  'email_taken',
  'email_known',
  'wrong_login_code',
  'already_logged_in',
  'verification_failed',
  'email_already_verified',
  'user_not_found',
  'reset_key_expired',
  'reset_failed',
  'recaptcha_required',
  'recaptcha_invalid',
  'wrong_promo_code',
  'gift_opened',
  'gift_ended',
  'card_needed',
  'id_not_selected',
  'team_not_selected',
] satisfies ErrorCode[]

/**
 * The calls whose forms show what is wrong with a field beside it, or whose page says that its address is; of any other
 * call nobody would hear.
 */
const callsOfForms: readonly string[] = [
  'login',
  'register',
  'createCheckoutAccount',
  'requestLoginCode',
  'loginWithCode',
  'socialLogin',
  'addSession',
  'verifyEmail',
  'setBuyerMails',
  'requestPasswordReset',
  'resetPassword',
  'updateProfile',
  'confirmAccountDeletion',
  'sendContactMessage',
  'changeClip',
  'getSharedClip',
  'reportClip',
  'buy',
  'findGift',
  'startTrial',
  'applyCoupon',
  'changeRehearsal',
] satisfies (keyof WireCalls)[]

export function isShownByForm({ callName, code, fields }: ApiError): boolean {
  if (shownByForms.includes(code)) return true
  return Object.keys(fields).length > 0 && callsOfForms.includes(callName)
}
