import { checkPassword, type FieldProblem } from '@grandstand/rules'

export interface NewPassword {
  current_password: string
  password: string
  confirmation: string
}
export type PasswordField = keyof NewPassword

/** In the order on screen. */
export const passwordFields = [
  'current_password',
  'password',
  'confirmation',
] as const satisfies PasswordField[]

/** Not trimmed: spaces may be part of a password. */
export function readNewPassword(data: FormData): NewPassword {
  const read = (field: PasswordField) => String(data.get(field) ?? '')
  return {
    current_password: read('current_password'),
    password: read('password'),
    confirmation: read('confirmation'),
  }
}

/** A user without a password is not asked for one. */
export function checkNewPassword(
  typed: NewPassword,
  hasPassword: boolean,
): Partial<Record<PasswordField, FieldProblem | 'mismatch'>> {
  const password = checkPassword(typed.password)
  const isMismatch = !password && typed.password !== typed.confirmation
  return {
    ...(hasPassword && typed.current_password === '' && { current_password: 'required' as const }),
    ...(password && { password }),
    ...(isMismatch && { confirmation: 'mismatch' as const }),
  }
}

/** Whether leaving would lose something. */
export function hasTypedPassword(typed: NewPassword): boolean {
  return passwordFields.some(field => typed[field] !== '')
}
