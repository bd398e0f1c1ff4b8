import { errorCode } from './error-code.ts'

/** The disk, the user's share of it, or what one file may have. */
const fullCodes = ['ENOSPC', 'EDQUOT', 'EFBIG']

export function isDiskFull(error: unknown): boolean {
  return fullCodes.includes(errorCode(error) ?? '')
}
