import type { StudioProducts } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { checkText } from '@grandstand/rules'
import { FormProblem, SelectField, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { readDayEnd, writeDay } from '../../../platform/day-field.ts'
import { errorText } from '../../../platform/error-text.ts'
import { GamePicker } from '../../../platform/game-picker.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './give-form.module.css'
import { PeopleField } from './people-field.tsx'
import { ProductChoice } from './product-choice.tsx'
import { checkPeople, readEmails } from './read-emails.ts'
import { readGift } from './read-gift.ts'

/** As long as the server takes. */
const maxNote = 500
const kinds = ['event', 'product', 'team'] as const
const dayMs = 86_400_000

/** What became of a list of people. */
export interface Given {
  given: number
  held: readonly string[]
  /** Without an account: they got a link. */
  mailed: readonly string[]
}

interface GiveFormProps {
  channel: string
  /** Null: a list of people is given it. */
  userId: string | null
  products: StudioProducts
  /** The game that is chosen at first. */
  event: string
  onGiven: (told: Given | null) => void
}

export function GiveForm({ channel, userId, products, event, onGiven }: GiveFormProps) {
  const i18n = useI18n()
  const say = i18n.words.sales.give
  const many = i18n.words.money.many
  const client = useClient()
  const queryClient = useQueryClient()
  const [kind, setKind] = useState<(typeof kinds)[number]>('event')
  const [game, setGame] = useState(event)
  const { form, field, failure, isSending } = useForm({
    fields: ['people', 'game', 'product', 'team', 'until', 'note'],
    check: typed => ({
      people: userId === null ? checkPeople(readEmails(typed.people)) : null,
      game: kind === 'event' && game === '' ? 'required' : null,
      until: (readDayEnd(typed.until, i18n.zone)?.getTime() ?? 0) > Date.now() ? null : 'over',
      note: checkText(typed.note.trim(), { max: maxNote }),
    }),
    explain: (name, code) => {
      if (name === 'people') return code === 'many' ? many.tooMany : many.noPeople
      if (name === 'until') return say.badUntil
      if (name === 'game') return say.noGame
      return code === 'required' ? i18n.words.errors.required : i18n.words.errors.failed
    },
    async send({ people, product, team, until, note }) {
      const gift = readGift(kind, { game, product, team })
      const ends_at = readDayEnd(until, i18n.zone)?.toISOString() ?? ''
      const body = { ...gift, ends_at, note: note.trim() }
      const told =
        userId === null
          ? await client.send(studioWireCalls.giveGrants, {
              params: { channel },
              body: { ...body, emails: readEmails(people) },
            })
          : await client
              .send(studioWireCalls.giveGrant, { params: { channel, id: userId }, body })
              .then(() => null)
      await Promise.all(
        ['grants', 'grant-links'].map(changed => queryClient.invalidateQueries({ queryKey: [changed] })),
      )
      onGiven(told)
    },
  })
  return (
    <form {...form} className={`${styles.form} stack-4`}>
      <FormProblem text={failure && errorText(failure, i18n)} />
      {userId === null && <PeopleField {...field('people')} />}
      <SelectField
        name="kind"
        label={say.kind}
        value={kind}
        onChange={({ target }) => setKind(kinds.find(each => each === target.value) ?? 'event')}
        options={kinds.map(value => ({ value, label: say.kinds[value] }))}
      />
      {kind === 'event' && (
        <GamePicker
          label={i18n.words.common.theGame}
          channel={channel}
          value={game}
          onChange={setGame}
          problem={field('game').problem}
        />
      )}
      {kind === 'product' && <ProductChoice products={products} />}
      {kind === 'team' && (
        <SelectField
          name="team"
          label={say.team}
          options={products.teams.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <TextField
        {...field('until')}
        type="date"
        label={i18n.words.common.untilEndOf}
        hint={say.untilHint}
        defaultValue={writeDay(new Date(Date.now() + 30 * dayMs), i18n.zone)}
        required
      />
      <TextField {...field('note')} label={i18n.words.common.why} hint={say.noteHint} rows={2} required />
      <SubmitButton label={say.submit} sendingLabel={say.submitting} isSending={isSending} />
    </form>
  )
}
