import { useAccountWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import type { PasswordField } from './new-password.ts'

/** Turns what is wrong with which field, found here or by the server, into words. */
export function usePasswordWords() {
  const { words } = useI18n()
  const { validation, profileEdit } = useAccountWords()
  const { required } = words.validation
  const problemWords: Record<string, string> = {
    required,
    too_short: validation.passwordTooShort,
    too_long: validation.passwordTooLong,
    too_common: validation.passwordCommon,
    unchanged: validation.passwordUnchanged,
    mismatch: validation.passwordMismatch,
  }
  return (field: PasswordField, problem: string): string =>
    field === 'current_password' && problem !== 'required'
      ? profileEdit.wrongPassword
      : (problemWords[problem] ?? problem)
}
