/** Codes of what is wrong with a field; the interface has words for each in every language. */
export type FieldProblem = 'required' | 'email' | 'phone' | 'too_long' | 'too_short'

/** Something, an @, a domain and a top-level domain of two or more letters. */
const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[a-z]{2,}$/i

export function isEmail(value: string): boolean {
  return value.length <= 254 && emailPattern.test(value)
}

/** Digits alone, 4 to 20: the other way to name an account where a channel gives its members numbers. */
export function isMemberNumber(value: string): boolean {
  return /^\d{4,20}$/.test(value)
}

/** 10 to 14 digits; spaces, dots, dashes, brackets and a leading plus are allowed between them. */
export function isPhone(value: string): boolean {
  return /^\+?[\d\s().-]+$/.test(value) && /^\d{10,14}$/.test(value.replace(/\D/g, ''))
}

export function checkEmail(value: string): FieldProblem | null {
  if (value.trim() === '') return 'required'
  return isEmail(value.trim()) ? null : 'email'
}

/** A code from a mail: six digits. */
export function checkMailedCode(value: string): 'form' | null {
  return /^\s*\d{6}\s*$/.test(value) ? null : 'form'
}

/** How an account is named at the login: its email or, where the channel says so, a member's number. */
export function checkNumberEmail(value: string): FieldProblem | null {
  return isMemberNumber(value.trim()) ? null : checkEmail(value)
}

export function checkText(value: string, bounds: { min?: number; max: number }): FieldProblem | null {
  const { length } = value.trim()
  if (length === 0) return 'required'
  if (length < (bounds.min ?? 0)) return 'too_short'
  return length > bounds.max ? 'too_long' : null
}

/** Only the server says `too_common`, for its list is too long for a phone, and `unchanged`, of a temporary password. */
export type PasswordProblem = 'required' | 'too_short' | 'too_long' | 'too_common' | 'unchanged'

export const passwordBounds = { min: 8, max: 128 }

export function checkPassword(value: string): Exclude<PasswordProblem, 'too_common' | 'unchanged'> | null {
  // What a person counts as characters, not the two halves that some of them are stored in.
  const { length } = [...value]
  if (length === 0) return 'required'
  if (length < passwordBounds.min) return 'too_short'
  return length > passwordBounds.max ? 'too_long' : null
}

/** A phone may be left out. */
export function checkPhone(value: string): FieldProblem | null {
  return value.trim() === '' || isPhone(value.trim()) ? null : 'phone'
}
