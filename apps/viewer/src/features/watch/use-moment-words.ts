import type { EventScore } from '@grandstand/contract'
import { shortPeriod } from '@grandstand/rules'
import { useWatchWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'

/** What a score was, as far as the scorer said it, and when in the game. */
export function useMomentWords() {
  const { plural, language } = useI18n()
  const { moments } = useWatchWords()
  return {
    what: ({ kind, points }: EventScore) =>
      kind === null ? plural(moments.points, points) : moments.kinds[kind],
    when: ({ period, clock }: EventScore) => [shortPeriod(language, period), clock].filter(Boolean).join(' '),
  }
}
