/** What an operator may do, as the audit log names it. No zod here: a browser loads this. */
export const auditChanges = [
  'login',
  'login_failed',
  'logout',
  'change_password',
  'begin_totp',
  'turn_totp_on',
  'turn_totp_off',
  'set_temporary_password',
  'end_user_sessions',
  'add_operator',
  'reset_operator',
] as const

/** Looks at people's data; they change nothing. */
export const auditLooks = ['list_users', 'view_user'] as const

export const auditActions = [...auditChanges, ...auditLooks] as const
export type AuditAction = (typeof auditActions)[number]
