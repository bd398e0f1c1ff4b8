import { writeAmount } from '@grandstand/rules'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Picks } from '../../../platform/picks.tsx'
import { ProblemLine } from '../../../platform/problem-line.tsx'
import { type Offer, offerOf, offers, priceOf, usualOf } from './game-draft.ts'
import styles from './game-form.module.css'
import type { GamePart } from './game-part.ts'
import { showAmount } from './usual-price.ts'

/** What fans pay, the fee included: the largest thing on the page, since a game is never free by mistake. */
export function GamePrice({ draft, set, choices, field }: GamePart) {
  const { words, fill, money, language } = useI18n()
  const say = words.games
  const { currency } = choices
  const usual = usualOf(draft, choices)
  const price = priceOf(draft, choices)
  const { name, problem, onInput } = field('base_price')
  const isUndecided = draft.offer === null && usual.from === 'none'
  const offer = isUndecided ? null : (draft.offer ?? offerOf(price))
  const total = price.base_price + price.service_fee
  const isSold = offer === 'both' || offer === 'single' || isUndecided
  const [symbol = currency] = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
    .formatToParts(0)
    .flatMap(({ type, value }) => (type === 'currency' ? [value] : []))

  /** From here on the game has a price of its own, which begins as what is shown. */
  function choose(chosen: Offer, amount = draft.offer === null ? showAmount(total, currency) : draft.amount) {
    const fee = draft.offer === null ? showAmount(price.service_fee, currency) : draft.fee
    set({ offer: chosen, amount, fee })
    onInput()
  }

  return (
    <section className="stack-2">
      <h2 className={styles.title}>{say.fansPay}</h2>
      <div className={styles.price} data-wrong={problem ? '' : undefined}>
        {isSold ? (
          <label className={styles.amount}>
            <span className={styles.currency}>{symbol}</span>
            <input
              name={name}
              inputMode="decimal"
              autoComplete="off"
              aria-label={fill(say.price, { currency })}
              aria-invalid={problem ? true : undefined}
              aria-describedby="price-problem"
              placeholder={writeAmount(0, currency)}
              value={draft.offer === null ? showAmount(total, currency) : draft.amount}
              onChange={({ target }) => choose(offer === 'single' ? 'single' : 'both', target.value)}
            />
          </label>
        ) : (
          <span className={styles.amount}>{say.offers[offer ?? 'free']}</span>
        )}
        <Picks
          isJoined
          label={say.type}
          value={offer}
          options={offers.map(value => ({ value, label: say.offers[value] }))}
          onPick={choose}
        />
      </div>
      <ProblemLine id="price-problem" text={problem} />
      <div className={styles.under}>
        {draft.offer === null ? (
          <span data-missing={isUndecided || undefined}>{say.usual[usual.from]}</span>
        ) : usual.from === 'none' ? (
          <span>{say.ownPrice}</span>
        ) : (
          <button
            type="button"
            onClick={() => {
              set({ offer: null })
              onInput()
            }}
          >
            {fill(say.backToUsual, {
              price: tellTotal(usual.price.base_price + usual.price.service_fee, usual.price.type),
            })}
          </button>
        )}
        {price.service_fee > 0 && price.base_price > 0 && (
          <span className="figures">
            {fill(say.withFee, {
              base: money(price.base_price, currency),
              fee: money(price.service_fee, currency),
            })}
          </span>
        )}
      </div>
    </section>
  )

  function tellTotal(sum: number, type: Parameters<typeof offerOf>[0]['type']) {
    return sum > 0 ? money(sum, currency) : say.offers[offerOf({ type, base_price: 0, service_fee: 0 })]
  }
}
