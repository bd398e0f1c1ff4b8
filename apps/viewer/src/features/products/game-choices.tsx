import type { OfferChoice } from '@grandstand/contract'
import { type Basket, basketHref } from '@grandstand/rules'
import { useCommerceWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { trackChosen } from '../../platform/offer/track-chosen.ts'
import { describeSoldItem } from '../../platform/sold-item.ts'
import styles from './game-choices.module.css'
import type { Choice } from './list-choices.ts'
import { useDescribeOption } from './use-describe-option.ts'
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
  const describe = useDescribeOption(choice)
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
