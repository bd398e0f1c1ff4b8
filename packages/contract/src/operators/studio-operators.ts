import { z } from 'zod'
import { defineCall } from '../call.ts'
import { flagParam, interfaceLanguage, listOf, paging } from '../scalars.ts'
import { operatorRoles } from '../studio-constants.ts'
import { auditEntry, operator, studioChannel } from '../studio-entities.ts'

const password = z.string().min(1).max(128)
const code = z.string().regex(/^\d{6}$/, 'must be six digits')
const done = z.object({ success: z.literal(true) })

export const loginOperator = defineCall({
  method: 'POST',
  path: '/studio/login',
  summary:
    'Log in to the Studio; an operator with a second factor is asked for a code after the correct password',
  needs: 'nothing',
  body: z.strictObject({ email: z.string().max(254), password, code: code.optional() }),
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

export const logoutOperator = defineCall({
  method: 'POST',
  path: '/studio/logout',
  summary: "End the operator's session",
  needs: 'operator',
  by: 'oneself',
  reply: done,
  errors: ['forbidden'],
})

export const getOperator = defineCall({
  method: 'GET',
  path: '/studio/me',
  summary: 'The operator who is logged in',
  needs: 'operator',
  by: 'oneself',
  reply: operator,
  tolerates: [401],
})

export const changeOperatorPassword = defineCall({
  method: 'POST',
  path: '/studio/password',
  summary:
    'Change one’s own password, with a code of the second factor if it is on; ends all other sessions of the operator',
  needs: 'operator',
  by: 'oneself',
  body: z.strictObject({ current_password: password, password, code: code.optional() }),
  reply: done,
  errors: ['wrong_auth_data', 'forbidden'],
  limit: 'password',
})

export const beginTotp = defineCall({
  method: 'POST',
  path: '/studio/totp/begin',
  summary: 'A new secret for the second factor; it counts once a code is confirmed',
  needs: 'operator',
  by: 'oneself',
  body: z.strictObject({ current_password: password }),
  reply: z.object({ secret: z.string(), otpauth_uri: z.string() }),
  errors: ['wrong_auth_data', 'conflict', 'forbidden'],
  limit: 'password',
})

export const confirmTotp = defineCall({
  method: 'POST',
  path: '/studio/totp/confirm',
  summary: 'Turn the second factor on with a code of the new secret; ends all other sessions of the operator',
  needs: 'operator',
  by: 'oneself',
  body: z.strictObject({ code }),
  reply: operator,
  errors: ['wrong_auth_data', 'conflict', 'forbidden'],
  limit: 'password',
})

export const removeTotp = defineCall({
  method: 'POST',
  path: '/studio/totp/remove',
  summary: 'Turn the second factor off, with one of its codes',
  needs: 'operator',
  by: 'oneself',
  body: z.strictObject({ current_password: password, code: code.optional() }),
  reply: operator,
  errors: ['wrong_auth_data', 'forbidden'],
  limit: 'password',
})

export const setMonthlyMail = defineCall({
  method: 'POST',
  path: '/studio/monthly-mail',
  summary: 'Turn the mail with the figures of each month on or off for oneself',
  needs: 'operator',
  by: ['finance'],
  body: z.strictObject({ language: interfaceLanguage.nullable() }),
  reply: operator,
  errors: ['forbidden'],
})

export const listStudioChannels = defineCall({
  method: 'GET',
  path: '/studio/channels',
  summary: 'The channels that the operator may see',
  needs: 'operator',
  by: operatorRoles,
  query: z.strictObject({ search: z.string().max(100).optional(), ...paging }),
  reply: listOf(studioChannel),
})

export const listAuditLog = defineCall({
  method: 'GET',
  path: '/studio/audit-log',
  summary:
    'The actions of operators, newest first: in their own channel, or in all for an operator of the deployment',
  needs: 'operator',
  by: ['owner'],
  query: z.strictObject({
    channel: z.string().min(1).max(100).optional(),
    /** Leaves out entries of looks. */
    changes_only: flagParam.optional(),
    ...paging,
  }),
  reply: listOf(auditEntry),
  errors: ['not_found'],
})
