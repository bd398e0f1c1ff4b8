/** Six digits, in groups if one likes. */
/** One of those kept for the day on which the phone is lost. */
const isRecoveryCode = (typed: string): boolean => /^\s*[a-z0-9]{5}-[a-z0-9]{5}\s*$/i.test(typed)

export const isTotpCode = (typed: string): boolean => /^(?:\s*\d){6}\s*$/.test(typed)

/** What opens in place of a code from the app, too. */
export const isSecondFactor = (typed: string): boolean => isTotpCode(typed) || isRecoveryCode(typed)

/** As the server reads it. */
export const cleanCode = (typed: string): string => typed.replace(/\s/g, '').toLowerCase()
