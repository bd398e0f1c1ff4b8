import type { GameChoices, GameTerms } from '@grandstand/contract'
import { FormProblem, SelectField, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { type ReactNode, useState } from 'react'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { usePriceText } from '../../../platform/use-price-text.ts'
import styles from './game-form.module.css'
import { GamePicture } from './game-picture.tsx'
import { checkGameForm, gameFields, gameKinds, kindOf, pickFields, readGameForm } from './read-game-form.ts'
import { TeamField } from './team-field.tsx'
import { labelTeams } from './team-labels.ts'
import type { GamePictures } from './use-game-pictures.ts'
import { usualPrice } from './usual-price.ts'

const priceKinds = ['usual', 'free', 'register', 'paid', 'ppv'] as const
type PriceKind = (typeof priceKinds)[number]

interface GameFormProps {
  terms: GameTerms
  choices: GameChoices
  pictures: GamePictures
  /** Above the fields: what is to be known first. */
  children?: ReactNode
  submit: string
  onSave: (terms: GameTerms) => Promise<unknown>
}

export function GameForm({ terms: first, choices, pictures, children, submit, onSave }: GameFormProps) {
  const i18n = useI18n()
  const { words, fill, language } = i18n
  const say = words.games
  const labels = labelTeams(choices)
  const [kind, setKind] = useState(kindOf(first))
  const [type, setType] = useState<PriceKind>(first.has_own_price ? first.type : 'usual')
  const [typed, setTyped] = useState(first)
  const [venueId, setVenueId] = useState(String(first.venue_id ?? ''))
  const texts = ['title', 'description'] as const
  const named = new Intl.DisplayNames(language, { type: 'language' })
  const read = (typed: Record<string, string>): GameTerms => {
    const spoken = (name: (typeof texts)[number]) =>
      Object.fromEntries(
        choices.languages
          .map(code => [code, typed[`${name}.${code}`]?.trim() ?? ''] as const)
          .filter(([, text]) => text !== ''),
      )
    const said = { title: spoken('title'), description: spoken('description') }
    return readGameForm(kind, pickFields(typed), said, labels)
  }
  const titleField = `title.${choices.languages[0]}`
  const { form, field, failure, isSending, isDone } = useForm<string>({
    fields: [...gameFields, ...choices.languages.flatMap(code => texts.map(name => `${name}.${code}`))],
    check: typed => {
      const { title = null, ...faults } = checkGameForm(kind, pickFields(typed), read(typed))
      return { ...faults, [titleField]: title }
    },
    explain: (_field, code) => Object.entries(say.problems).find(([name]) => name === code)?.[1] ?? code,
    send: typed => onSave(read(typed)),
  })
  const zone = choices.venues.find(({ id }) => String(id) === venueId)?.time_zone ?? choices.time_zone
  const [day = '', time = ''] = first.time.split(/[ T]/)
  const money = (amount: number) => (amount === 0 ? '' : String(amount / 100))
  const tellPrice = usePriceText(choices.currency)
  const tellUsual = () => {
    const { price, from } = usualPrice(choices, typed)
    return fill(say.usualHint, { price: tellPrice(price), from: say.priceFrom[from] })
  }
  const isSold = type === 'paid' || type === 'ppv'
  return (
    <form
      {...form}
      className={styles.form}
      onChange={({ currentTarget }) => {
        const fields = [...new FormData(currentTarget)]
        setTyped(read(Object.fromEntries(fields.map(([name, value]) => [name, String(value)]))))
      }}
    >
      {children}
      <FormProblem text={failure && errorText(failure, i18n)} />
      <SelectField
        name="kind"
        label={say.kind}
        value={kind}
        onChange={({ target }) => setKind(gameKinds.find(each => each === target.value) ?? 'pair')}
        options={gameKinds.map(value => ({ value, label: say.kinds[value] }))}
      />
      {kind === 'pair' && (
        <div className={styles.pair}>
          <TeamField
            {...field('away_id')}
            label={say.away}
            hint={say.teamHint}
            labels={labels}
            defaultValue={labels.get(first.away_id ?? 0) ?? ''}
          />
          <TeamField
            {...field('home_id')}
            label={say.home}
            hint={say.teamHint}
            labels={labels}
            defaultValue={labels.get(first.home_id ?? 0) ?? ''}
          />
        </div>
      )}
      {kind === 'meet' && (
        <TextField
          {...field('team_ids')}
          label={say.meet}
          rows={5}
          defaultValue={first.team_ids.map(id => labels.get(id) ?? '').join('\n')}
        />
      )}
      <div className={styles.pair}>
        <TextField {...field('day')} type="date" label={say.day} defaultValue={day} required />
        <TextField
          {...field('time')}
          type="time"
          label={say.time}
          hint={fill(say.zoneHint, { zone })}
          defaultValue={time.slice(0, 5)}
          required
        />
        <SelectField
          {...field('venue_id')}
          label={say.venue}
          value={venueId}
          onChange={({ target }) => setVenueId(target.value)}
          options={[
            { value: '', label: say.noVenue },
            ...choices.venues.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <TextField
          {...field('minutes')}
          label={say.minutes}
          inputMode="numeric"
          defaultValue={String(first.minutes)}
          autoComplete="off"
        />
      </div>
      <div className={styles.pair}>
        <SelectField
          {...field('sport_id')}
          label={say.sport}
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
        {isSold && (
          <>
            <TextField
              {...field('base_price')}
              label={fill(say.price, { currency: choices.currency })}
              inputMode="decimal"
              defaultValue={money(first.base_price)}
              autoComplete="off"
            />
            <TextField
              {...field('service_fee')}
              label={fill(say.fee, { currency: choices.currency })}
              inputMode="decimal"
              defaultValue={money(first.service_fee)}
              autoComplete="off"
            />
          </>
        )}
      </div>
      {choices.languages.map(code => (
        <TextField
          key={code}
          {...field(`title.${code}`)}
          label={fill(say.title, { language: named.of(code) ?? code })}
          hint={code === choices.languages[0] && kind === 'pair' ? say.titleHint : undefined}
          defaultValue={first.title[code] ?? ''}
          autoComplete="off"
        />
      ))}
      {choices.languages.map(code => (
        <TextField
          key={code}
          {...field(`description.${code}`)}
          label={fill(say.description, { language: named.of(code) ?? code })}
          rows={2}
          defaultValue={first.description[code] ?? ''}
        />
      ))}
      <GamePicture {...field('image_id')} first={first.image_id} pictures={pictures} />
      <SubmitButton label={submit} sendingLabel={say.saving} isSending={isSending} />
      <p className={styles.status} role="status">
        {isDone && say.saved}
      </p>
    </form>
  )
}
