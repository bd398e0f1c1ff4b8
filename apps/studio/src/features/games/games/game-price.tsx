import type { GameTerms } from '@grandstand/contract'
import { SelectField, TextField } from '@grandstand/ui'
import { useState } from 'react'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { usePriceText } from '../../../platform/use-price-text.ts'
import styles from './game-form.module.css'
import type { GamePart } from './game-part.ts'
import { usualPrice } from './usual-price.ts'

const priceKinds = ['usual', 'free', 'register', 'paid', 'ppv'] as const
type PriceKind = (typeof priceKinds)[number]

/** The sport, which may have a price of its own, and what the game costs. */
export function GamePrice({ first, typed, choices, field }: GamePart & { typed: GameTerms }) {
  const { words, fill } = useI18n()
  const say = words.games
  const [type, setType] = useState<PriceKind>(first.has_own_price ? first.type : 'usual')
  const tellPrice = usePriceText(choices.currency)
  const tellUsual = () => {
    const { price, from } = usualPrice(choices, typed)
    return fill(say.usualHint, { price: tellPrice(price), from: say.priceFrom[from] })
  }
  return (
    <div className={styles.pair}>
      <SelectField
        {...field('sport_id')}
        label={words.common.sport}
        defaultValue={String(first.sport_id ?? '')}
        options={[
          { value: '', label: say.usualSport },
          ...choices.sports.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <SelectField
        {...field('type')}
        label={say.type}
        value={type}
        hint={type === 'usual' ? tellUsual() : undefined}
        onChange={({ target }) => setType(priceKinds.find(each => each === target.value) ?? 'free')}
        options={priceKinds.map(value => ({
          value,
          label: value === 'usual' ? say.usualPrice : say.types[value],
        }))}
      />
      {(type === 'paid' || type === 'ppv') && (
        <>
          <TextField
            {...field('base_price')}
            label={fill(say.price, { currency: choices.currency })}
            inputMode="decimal"
            defaultValue={showAmount(first.base_price)}
            autoComplete="off"
          />
          <TextField
            {...field('service_fee')}
            label={fill(say.fee, { currency: choices.currency })}
            inputMode="decimal"
            defaultValue={showAmount(first.service_fee)}
            autoComplete="off"
          />
        </>
      )}
    </div>
  )
}

const showAmount = (amount: number) => (amount === 0 ? '' : String(amount / 100))
