import { fillText } from '@grandstand/ui'
import type { AccountCatalogue } from '../../locales/words.ts'
import type { Catalogue } from '../../platform/i18n/catalogue.ts'
import { nameBound } from './check-registration.ts'

interface Words {
  words: Catalogue
  account: AccountCatalogue
}

/** What a person reads at a field, for a code of the rules or of the server. */
export function problemText({ words, account }: Words, field: string, code: string): string {
  const { validation } = account
  const own: Record<string, Record<string, string>> = {
    first_name: { required: validation.firstName },
    last_name: { required: validation.lastName },
    password: {
      too_short: validation.passwordTooShort,
      too_long: validation.passwordTooLong,
      too_common: validation.passwordCommon,
    },
  }
  const common: Record<string, string> = {
    required: words.validation.required,
    email: words.validation.email,
    phone: validation.phone,
    mismatch: validation.passwordMismatch,
    dont_match: validation.passwordsDontMatch,
    terms: validation.terms,
    email_taken: account.registration.emailTaken,
    // The bound itself is still allowed, and the text says "less than".
    too_long: fillText(validation.shorterThan, { number: nameBound.max + 1 }),
  }
  // A code that is not known here: at least the field is named.
  return own[field]?.[code] ?? common[code] ?? common[field] ?? words.validation.required
}
