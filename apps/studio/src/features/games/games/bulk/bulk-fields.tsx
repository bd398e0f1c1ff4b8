import type { GameChoices } from '@grandstand/contract'
import { gameChangeKinds } from '@grandstand/contract/studio-constants'
import { SelectField, TextField, useForm } from '@grandstand/ui'
import { useState } from 'react'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import formStyles from '../game-form.module.css'
import { type BulkChange, bulkFields, checkBulkForm, readBulkForm } from './read-bulk-form.ts'

interface BulkFieldsProps {
  first: BulkChange['kind']
  choices: GameChoices
  onLook: (change: BulkChange) => Promise<unknown>
  onClose: () => void
}

/** What is to be done to all of them. */
export function BulkFields({ first, choices, onLook, onClose }: BulkFieldsProps) {
  const { words, fill, money } = useI18n()
  const say = words.games
  const [kind, setKind] = useState(first)
  const [type, setType] = useState('paid')
  const { form, field, isSending } = useForm<string>({
    fields: [...bulkFields],
    check: typed => checkBulkForm(readBulkForm(kind, typed, choices.currency)),
    explain: (_field, code) => {
      const text = Object.entries(say.problems).find(([name]) => name === code)?.[1] ?? code
      return fill(text, { example: money(999, choices.currency) })
    },
    send: typed => onLook(readBulkForm(kind, typed, choices.currency)),
  })
  const isSold = type === 'paid' || type === 'ppv'
  return (
    <form {...form} className={`${formStyles.form} ${formStyles.narrow}`}>
      <SelectField
        {...field('kind')}
        label={say.bulk.kind}
        value={kind}
        onChange={({ target }) => setKind(gameChangeKinds.find(each => each === target.value) ?? 'move')}
        options={gameChangeKinds.map(value => ({ value, label: say.bulk.kinds[value] }))}
      />
      {kind === 'move' && (
        <div className={formStyles.pair}>
          <TextField
            {...field('days')}
            label={say.bulk.days}
            hint={say.bulk.daysHint}
            defaultValue="0"
            autoComplete="off"
          />
          <TextField
            {...field('minutes')}
            label={say.bulk.minutes}
            hint={say.bulk.minutesHint}
            defaultValue="0"
            autoComplete="off"
          />
        </div>
      )}
      {kind === 'price' && (
        <div className={formStyles.pair}>
          <SelectField
            {...field('type')}
            label={say.type}
            value={type}
            onChange={({ target }) => setType(target.value)}
            options={[
              { value: 'usual', label: say.usualPrice },
              ...(['free', 'register', 'paid', 'ppv'] as const).map(value => ({
                value,
                label: say.types[value],
              })),
            ]}
          />
          {isSold && (
            <>
              <TextField
                {...field('base_price')}
                label={fill(say.price, { currency: choices.currency })}
                inputMode="decimal"
                autoComplete="off"
              />
              <TextField
                {...field('service_fee')}
                label={fill(say.fee, { currency: choices.currency })}
                inputMode="decimal"
                autoComplete="off"
              />
            </>
          )}
        </div>
      )}
      {kind === 'venue' && (
        <SelectField
          {...field('venue_id')}
          label={words.common.venue}
          options={[
            { value: '', label: say.noVenue },
            ...choices.venues.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
      <div className="row-3 middle">
        <button className="button button--primary" type="submit" disabled={isSending}>
          {isSending ? say.season.looking : say.bulk.look}
        </button>
        <button className="button" type="button" onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </form>
  )
}
