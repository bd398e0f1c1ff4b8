import { z } from 'zod'
import { defineCall, defineStudioCall } from '../call.ts'
import {
  codeOrRecovery,
  done,
  flagParam,
  interfaceLanguage,
  listOf,
  paging,
  utcDateTime,
} from '../scalars.ts'
import { operatorRoles } from '../studio-constants.ts'
import { auditEntry, operator, studioChannel } from '../studio-entities.ts'

const password = z.string().min(1).max(128)
const code = z.string().regex(/^\d{6}$/, 'must be six digits')
const recoveryCodes = z.array(z.string())

export const loginOperator = defineCall({
  method: 'POST',
  path: '/studio/login',
  summary:
    'Log in to the Studio; an operator with a second factor is asked for a code after the correct password',
  needs: 'nothing',
  body: z.strictObject({ email: z.string().max(254), password, code: codeOrRecovery.optional() }),
  reply: z.discriminatedUnion('step', [
    z.object({ step: z.literal('totp_needed') }),
    z.object({ step: z.literal('session'), operator }),
  ]),
  errors: ['wrong_auth_data', 'forbidden'],
  limit: 'login',
})

export const welcomeOperator = defineCall({
  method: 'POST',
  path: '/studio/welcome',
  summary: 'Choose the first password with the link that a new deployment shows once, and log in with it',
  needs: 'nothing',
  body: z.strictObject({ token: z.string().min(16).max(200), password }),
  reply: operator,
  errors: ['reset_failed', 'forbidden'],
  limit: 'password',
})

export const forgetOperatorPassword = defineCall({
  method: 'POST',
  path: '/studio/forgotten',
  summary:
    'Mail an operator a link to choose another password, once and within an hour; the answer is the same for an unknown address',
  needs: 'nothing',
  body: z.strictObject({
    email: z.string().trim().min(1).max(254),
    /** Of the mail. */
    language: interfaceLanguage,
  }),
  reply: done,
  errors: ['forbidden'],
  limit: 'reset_request',
})

export const renewOperatorPassword = defineCall({
  method: 'POST',
  path: '/studio/reset',
  summary:
    'Choose another password with a mailed link; ends all sessions, and a second factor is still asked for at the login',
  needs: 'nothing',
  body: z.strictObject({ token: z.string().min(16).max(200), password }),
  reply: done,
  errors: ['reset_failed', 'forbidden'],
  limit: 'password',
})

export const logoutOperator = defineStudioCall({
  method: 'POST',
  path: '/studio/logout',
  summary: "End the operator's session",
  by: 'oneself',
  reply: done,
  errors: ['forbidden'],
})

export const getOperator = defineStudioCall({
  method: 'GET',
  path: '/studio/me',
  summary: 'The operator who is logged in',
  by: 'oneself',
  reply: operator,
  tolerates: [401],
})

export const changeOperatorPassword = defineStudioCall({
  method: 'POST',
  path: '/studio/password',
  summary:
    'Change one’s own password, with a code of the second factor if it is on; ends all other sessions of the operator',
  by: 'oneself',
  body: z.strictObject({ current_password: password, password, code: codeOrRecovery.optional() }),
  reply: done,
  errors: ['wrong_auth_data', 'forbidden'],
  limit: 'password',
})

export const beginTotp = defineStudioCall({
  method: 'POST',
  path: '/studio/totp/begin',
  summary: 'A new secret for the second factor; it counts once a code is confirmed',
  by: 'oneself',
  body: z.strictObject({ current_password: password }),
  reply: z.object({ secret: z.string(), otpauth_uri: z.string() }),
  errors: ['wrong_auth_data', 'conflict', 'forbidden'],
  limit: 'password',
})

export const confirmTotp = defineStudioCall({
  method: 'POST',
  path: '/studio/totp/confirm',
  summary: 'Turn the second factor on with a code of the new secret; ends all other sessions of the operator',
  by: 'oneself',
  body: z.strictObject({ code }),
  reply: operator.extend({ recovery_codes: recoveryCodes }),
  errors: ['wrong_auth_data', 'conflict', 'forbidden'],
  limit: 'password',
})

export const makeRecoveryCodes = defineStudioCall({
  method: 'POST',
  path: '/studio/totp/recovery-codes',
  summary: 'Ten new codes that each open once in place of the second factor; the earlier ones stop working',
  by: 'oneself',
  body: z.strictObject({ current_password: password, code: codeOrRecovery.optional() }),
  reply: z.object({ recovery_codes: recoveryCodes }),
  errors: ['wrong_auth_data', 'conflict', 'forbidden'],
  limit: 'password',
})

export const removeTotp = defineStudioCall({
  method: 'POST',
  path: '/studio/totp/remove',
  summary: 'Turn the second factor off, with one of its codes',
  by: 'oneself',
  body: z.strictObject({ current_password: password, code: codeOrRecovery.optional() }),
  reply: operator,
  errors: ['wrong_auth_data', 'forbidden'],
  limit: 'password',
})

export const setMonthlyMail = defineStudioCall({
  method: 'POST',
  path: '/studio/monthly-mail',
  summary: 'Turn the mail with the figures of each month on or off for oneself',
  by: ['finance'],
  personal: true,
  body: z.strictObject({ language: interfaceLanguage.nullable() }),
  reply: operator,
  errors: ['forbidden'],
})

export const listStudioChannels = defineStudioCall({
  method: 'GET',
  path: '/studio/channels',
  summary: 'The channels that the operator may see',
  by: operatorRoles,
  query: z.strictObject({ search: z.string().max(100).optional(), ...paging }),
  reply: listOf(studioChannel),
})

export const listAuditLog = defineStudioCall({
  method: 'GET',
  path: '/studio/audit-log',
  summary:
    'The actions of operators, newest first: in their own channel, or in all for an operator of the deployment',
  by: ['owner'],
  query: z.strictObject({
    channel: z.string().min(1).max(100).optional(),
    /** Leaves out entries of looks. */
    changes_only: flagParam.optional(),
    /** A part of the operator's address. */
    who: z.string().max(100).optional(),
    /** From then on, and before then. */
    from: utcDateTime.optional(),
    to: utcDateTime.optional(),
    ...paging,
  }),
  reply: listOf(auditEntry),
  errors: ['not_found'],
})
