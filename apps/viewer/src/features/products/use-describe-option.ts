import type { OfferChoice, OfferOption } from '@grandstand/contract'
import { useAccountWords, useCommerceWords, usePassesWords } from '../../locales/words.ts'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { dateFormat } from '../../platform/i18n/date-format.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { sumOfPass } from './sum-of-pass.ts'

/** A team pass is named by what it opens. */
export function useDescribeOption({ event }: OfferChoice) {
  const i18n = useI18n()
  const words = usePassesWords()
  const { selectPackage } = useAccountWords()
  const { checkout } = useCommerceWords()
  const { packages } = useBootstrap()
  return (option: OfferOption) => {
    if (option.type === 'event')
      return { name: selectPackage.single, texts: [selectPackage.singleText], sum: '' }
    const team = event?.participants.find(({ id }) => id === option.participant_id)
    const pass = packages.find(({ id }) => id === option.id)
    const until = pass?.ends_on
      ? i18n.fill(checkout.until, {
          date: dateFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
            new Date(pass.ends_on),
          ),
        })
      : ''
    return {
      name: team ? i18n.fill(words.allGames, { team: team.card_name }) : option.name,
      texts: [team ? option.name : (pass?.description ?? ''), until].filter(text => text !== ''),
      // What it saves is on the page that compares.
      sum: sumOfPass({ ...option, saves: 0 }, words, i18n).join(' '),
    }
  }
}
