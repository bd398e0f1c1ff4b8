import type { Catalogue } from './i18n/catalogue.ts'

/** Why a new password is refused. */
export function passwordProblem({ account, errors }: Catalogue, code: string): string {
  const texts: Record<string, string> = {
    too_short: account.tooShort,
    too_long: account.tooLong,
    too_common: account.tooCommon,
  }
  return texts[code] ?? errors.failed
}
