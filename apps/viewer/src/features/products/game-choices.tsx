import type { OfferChoice, OfferOption } from '@grandstand/contract'
import { useAccountWords, useCommerceWords, usePassesWords } from '../../locales/words.ts'
import { type Basket, basketHref } from '../../platform/basket.ts'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { dateFormat } from '../../platform/i18n/date-format.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { trackChosen } from '../../platform/offer/track-chosen.ts'
import { describeSoldItem } from '../../platform/sold-item.ts'
import styles from './game-choices.module.css'
import type { Choice } from './list-choices.ts'
import { sumOfPass } from './sum-of-pass.ts'
import { useTrackedList } from './use-tracked-list.ts'

interface GameChoicesProps {
  choice: OfferChoice
  choices: readonly Choice[]
  chosen: Basket
  onChoose: (basket: Basket) => void
}

/** This game or the pass, with the sum done; one is chosen beforehand. */
export function GameChoices({ choice, choices, chosen, onChoose }: GameChoicesProps) {
  const { money } = useI18n()
  const { checkout: words } = useCommerceWords()
  const describe = useDescription(choice)
  useTrackedList(
    'offers',
    choices.map(({ option }) => describeSoldItem(option)),
  )
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{words.summary}</legend>
      {choices.map(({ option, basket }) => {
        const { name, texts, sum } = describe(option)
        return (
          <label key={option.kind} className={styles.choice}>
            <input
              type="radio"
              name="choice"
              value={option.kind}
              checked={basketHref(basket) === basketHref(chosen)}
              onChange={() => {
                trackChosen(describeSoldItem(option))
                onChoose(basket)
              }}
            />
            <span className="shrinks">
              <span className={styles.name}>{name}</span>
              {texts.map(text => (
                <span key={text} className={`${styles.text} quiet meta`}>
                  {text}
                </span>
              ))}
              {sum && (
                <span className={`${styles.text} ${option.pays_off_after ? styles.good : 'quiet'} meta`}>
                  {sum}
                </span>
              )}
            </span>
            <span className={styles.price}>
              {option.credit > 0 && <s className="quiet meta">{money(option.price, option.currency)}</s>}
              {money(option.total, option.currency)}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** A team pass is named by what it opens. */
function useDescription({ event }: OfferChoice) {
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
