import { z } from 'zod'
import { defineCall } from '../call.ts'
import { socialProviders } from '../constants.ts'
import { done, interfaceLanguage, language, newEmail } from '../scalars.ts'
import { customForm, formField, user, userAccess } from './user-entities.ts'

/** Of who has an account: whatever is no address belongs to nobody. */
const email = z.string().max(254)
/** Only a bound for the machine; `checkPassword` says what a new one must be. */
const password = z.string().min(1).max(512)
/** It goes into mails, where it must stay on its line. */
const personName = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^\P{Cc}*$/u, 'must be one line')
const recaptcha = { recaptcha_token: z.string().max(4000).optional() }
const token = z.string().min(16).max(200)
/** Login and its kin give a new key: the one that asked is dead from then on. */
const session = z.object({ api_key: z.string(), expires_at: z.iso.datetime(), user })

export const getProfile = defineCall({
  method: 'GET',
  path: '/profile',
  summary: 'The logged-in user',
  needs: 'user',
  reply: user,
  tolerates: [401],
})

export const updateProfile = defineCall({
  method: 'POST',
  path: '/profile',
  /** A wrong current password is 400 by its field: a 401 would say that nobody is logged in. */
  summary: 'Change the profile, or the password',
  needs: 'user',
  body: z.strictObject({
    _method: z.literal('patch'),
    first_name: personName.optional(),
    last_name: personName.optional(),
    phone: z.string().max(30).nullable().optional(),
    language: interfaceLanguage.optional(),
    hide_scores: z.boolean().optional(),
    current_password: password.optional(),
    password: password.optional(),
  }),
  /** A new password gives a new key; every other session of the user is dead from then on. */
  reply: z.object({ user, api_key: z.string().nullable() }),
  limit: 'password',
})

export const exportProfile = defineCall({
  method: 'GET',
  path: '/profile/export',
  summary: 'Everything that the channel stores about the user, as JSON',
  needs: 'user',
  /** One entry per kind of stored data. */
  reply: z.record(z.string(), z.unknown()),
  limit: 'export',
})

export const getUserAccess = defineCall({
  method: 'GET',
  path: '/user/access',
  summary: 'Capabilities, quotas, trial and geo-block of the holder of the key',
  needs: 'key',
  reply: userAccess,
})

export const login = defineCall({
  method: 'POST',
  path: '/v2/auth/login',
  summary:
    'Log in with email and password; `email` may be a member number (4 to 20 digits) if `member_numbers` is set',
  needs: 'key',
  body: z.strictObject({ email, password, ...recaptcha }),
  reply: session,
  errors: ['wrong_auth_data', 'already_logged_in', 'recaptcha_required', 'recaptcha_invalid'],
  limit: 'login',
  crash: true,
})

export const register = defineCall({
  method: 'POST',
  path: '/v2/auth/register',
  summary: 'Create an account',
  needs: 'key',
  body: z.strictObject({
    email: newEmail,
    password,
    first_name: personName,
    last_name: personName,
    phone: z.string().max(30).optional(),
    terms: z.literal(true),
    language: interfaceLanguage.optional(),
    ...recaptcha,
  }),
  reply: session,
  errors: ['email_taken', 'already_logged_in', 'recaptcha_required', 'recaptcha_invalid'],
  limit: 'register',
  crash: true,
})

export const createCheckoutAccount = defineCall({
  method: 'POST',
  path: '/auth/checkout-account',
  /** Paying accepts the terms. An address that has an account is never entered this way. */
  summary:
    'Create an account from an email address alone, just before its first purchase, and log in with it in this browser',
  needs: 'key',
  body: z.strictObject({
    email: newEmail,
    language: interfaceLanguage.optional(),
    /** The browser's own random secret of this attempt: if the answer is lost, the same call goes on instead of `email_known`. */
    retry_token: z.string().min(32).max(200).optional(),
    ...recaptcha,
  }),
  reply: session,
  errors: ['email_known', 'already_logged_in', 'recaptcha_required', 'recaptcha_invalid', 'unavailable'],
  limit: 'checkout_account',
})

export const requestLoginCode = defineCall({
  method: 'POST',
  path: '/auth/login-code-request',
  summary:
    'Mail a code of six digits that logs this browser in; the answer is the same for unknown addresses',
  needs: 'key',
  body: z.strictObject({ email, ...recaptcha }),
  reply: done,
  errors: ['already_logged_in', 'recaptcha_required', 'recaptcha_invalid'],
  limit: 'login_code_request',
})

export const loginWithCode = defineCall({
  method: 'POST',
  path: '/auth/login-code',
  summary: 'Log in with the mailed code, in the browser that asked for it; once, within 10 minutes',
  needs: 'key',
  body: z.strictObject({ email, code: z.string().regex(/^\d{6}$/, 'must have six digits') }),
  /** It proves the address: what somebody else had set up for an unproven account stops working. */
  reply: session,
  errors: ['wrong_login_code', 'already_logged_in'],
  limit: 'login',
})

export const logout = defineCall({
  method: 'POST',
  path: '/auth/logout',
  summary: 'End the session',
  needs: 'user',
  reply: done,
  crash: true,
})

export const verifyEmail = defineCall({
  method: 'POST',
  path: '/auth/email-verify',
  summary: 'Confirm an email address with the mailed token',
  needs: 'key',
  body: z.strictObject({ token }),
  /**
   * Who proves the address outside a session of its account drops every password and session from before, and gets the
   * token for `auth/password-reset` instead.
   */
  reply: done.extend({ reset_token: z.string().nullable() }),
  errors: ['verification_failed', 'email_already_verified'],
  limit: 'link',
  crash: true,
})

export const requestEmailVerification = defineCall({
  method: 'POST',
  path: '/auth/email-verify-request',
  summary: 'Mail the link that confirms the email address again',
  needs: 'user',
  reply: done,
  errors: ['email_already_verified'],
  limit: 'verify_request',
})

export const requestPasswordReset = defineCall({
  method: 'POST',
  path: '/auth/password-reset-request',
  summary: 'Mail a link to set a new password; the answer is the same for unknown addresses',
  needs: 'key',
  body: z.strictObject({ email, ...recaptcha }),
  reply: done,
  errors: ['recaptcha_required', 'recaptcha_invalid'],
  limit: 'reset_request',
  crash: true,
})

export const resetPassword = defineCall({
  method: 'POST',
  path: '/auth/password-reset',
  summary: 'Set a new password with the mailed token; ends all sessions',
  needs: 'key',
  body: z.strictObject({ token, password }),
  reply: done,
  errors: ['user_not_found', 'reset_key_expired', 'reset_failed'],
  limit: 'link',
  crash: true,
})

export const socialLogin = defineCall({
  method: 'POST',
  path: '/v2/auth/social',
  summary: 'Begin a social login, or finish the registration of a first-time social user',
  needs: 'key',
  body: z.discriminatedUnion('step', [
    z.strictObject({
      step: z.literal('begin'),
      provider: z.enum(socialProviders),
      return_path: z.string().max(500).optional(),
    }),
    z.strictObject({
      step: z.literal('register'),
      code: token,
      terms: z.literal(true),
      language: interfaceLanguage.optional(),
    }),
  ]),
  /** The provider's address for the login, or the session of a user who has just registered. */
  reply: z.discriminatedUnion('step', [
    z.object({ step: z.literal('begin'), redirect_url: z.string() }),
    z.object({ step: z.literal('register'), ...session.shape }),
  ]),
  errors: ['wrong_auth_data', 'already_logged_in', 'email_taken', 'not_found', 'unavailable'],
  limit: 'social',
  crash: true,
})

export const addSession = defineCall({
  method: 'POST',
  path: '/auth/add_session',
  summary: 'Redeem a single-use code (60 s) for a session',
  needs: 'key',
  body: z.strictObject({ code: token }),
  /** `registration_code` instead of a session: a first-time social user who has yet to accept the terms. */
  reply: z.discriminatedUnion('step', [
    z.object({ step: z.literal('session'), return_path: z.string(), ...session.shape }),
    z.object({
      step: z.literal('register'),
      return_path: z.string(),
      registration_code: z.string(),
      email: z.string(),
      first_name: z.string(),
      last_name: z.string(),
    }),
  ]),
  errors: ['wrong_auth_data'],
  limit: 'social',
  crash: true,
})

/** Providers add parameters of their own, so this query is not strict. */
const callbackQuery = z.object({
  state: z.string().min(1).max(2000),
  code: z.string().max(4000).optional(),
  error: z.string().max(500).optional(),
  /** The issuer, if the provider names it. */
  iss: z.string().max(500).optional(),
})

export const googleCallback = defineCall({
  method: 'GET',
  path: '/auth/login/google/callback',
  summary: 'The address that Google returns to; state is sealed and bound to the api key',
  needs: 'nothing',
  query: callbackQuery,
  reply: z.object({ location: z.string() }),
  answers: 'redirect',
})

export const facebookCallback = defineCall({
  method: 'GET',
  path: '/auth/login/facebook/callback',
  summary: 'The address that Facebook returns to; state is sealed and bound to the api key',
  needs: 'nothing',
  query: callbackQuery,
  reply: z.object({ location: z.string() }),
  answers: 'redirect',
})

export const requestAccountDeletion = defineCall({
  method: 'POST',
  path: '/delete-account-request',
  summary: 'Mail a link that confirms the deletion of the account',
  needs: 'user',
  reply: done,
  limit: 'deletion_request',
})

export const confirmAccountDeletion = defineCall({
  method: 'POST',
  path: '/delete-account-confirm',
  summary: 'Delete the account with the mailed token',
  needs: 'nothing',
  body: z.strictObject({ token }),
  reply: done,
  errors: ['verification_failed'],
  limit: 'link',
})

/** Of the texts in the answer. */
const formLanguage = z.strictObject({ language: language.optional() })
const formAlias = z.strictObject({ alias: z.string().regex(/^[a-z0-9_-]{1,60}$/) })

export const getCustomForm = defineCall({
  method: 'GET',
  path: '/custom-forms/:alias',
  summary: "A form of the channel with this user's values",
  needs: 'user',
  params: formAlias,
  query: formLanguage,
  reply: customForm,
  tolerates: [404],
})

export const updateCustomForm = defineCall({
  method: 'POST',
  path: '/custom-forms/:alias',
  summary: 'Fill in a form; fields that are not sent keep their values',
  needs: 'user',
  params: formAlias,
  query: formLanguage,
  body: z.strictObject({ fields: z.array(z.strictObject(formField.shape)).min(1).max(100) }),
  reply: customForm,
})
