import { useAccountWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { type DetailField, maxNameLength } from './profile-details.ts'

/** Turns what is wrong with which field, found here or by the server, into words. */
export function useDetailWords() {
  const { fill } = useI18n()
  const { validation } = useAccountWords()
  // The bound itself is still allowed, and the text says "less than".
  const tooLong = fill(validation.shorterThan, { number: maxNameLength + 1 })
  const words: Record<DetailField, (problem: string) => string> = {
    first_name: problem => (problem === 'too_long' ? tooLong : validation.firstName),
    last_name: problem => (problem === 'too_long' ? tooLong : validation.lastName),
    phone: () => validation.phone,
    language: problem => problem,
  }
  return (field: DetailField, problem: string): string => words[field](problem)
}
