import type { OfferOption } from '@grandstand/contract'
import type { PassesCatalogue } from '../../locales/words.ts'
import type { I18n } from '../../platform/i18n/create-i18n.ts'

type Words = Pick<PassesCatalogue, 'paysOff' | 'paysOffTeams' | 'areLeft' | 'save' | 'credit' | 'notYet'>

/** When a pass pays off, sentence by sentence; nothing about one that the viewer has. */
export function sumOfPass(
  option: Pick<OfferOption, 'owned' | 'credit' | 'currency' | 'games_left' | 'pays_off_after' | 'saves'>,
  words: Words,
  { plural, fill, money }: Pick<I18n, 'plural' | 'fill' | 'money'>,
): string[] {
  const { owned, credit, games_left, pays_off_after: paysOff, saves } = option
  if (owned) return []
  const inMoney = (amount: number) => ({ price: money(amount, option.currency) })
  const counted = credit > 0 ? [fill(words.credit, inMoney(credit))] : []
  if (paysOff?.of === 'teams') return [plural(words.paysOffTeams, paysOff.count), ...counted]
  if (paysOff === null) return games_left > 0 ? [words.notYet, ...counted] : counted
  return [
    plural(words.paysOff, paysOff.count),
    plural(words.areLeft, games_left),
    ...(saves > 0 ? [fill(words.save, inMoney(saves))] : []),
    ...counted,
  ]
}
