import type { GameChoices, GameTerms } from '@grandstand/contract'
import { FormProblem, SubmitButton, useForm } from '@grandstand/ui'
import { type ReactNode, useState } from 'react'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './game-form.module.css'
import { GamePicture } from './game-picture.tsx'
import { GamePrice } from './game-price.tsx'
import { GameSides } from './game-sides.tsx'
import { GameTexts } from './game-texts.tsx'
import { GameTime } from './game-time.tsx'
import {
  checkGameForm,
  gameFields,
  kindOf,
  listTextFields,
  pickFields,
  readGameForm,
  readTexts,
} from './read-game-form.ts'
import { labelTeams } from './team-labels.ts'
import type { GamePictures } from './use-game-pictures.ts'

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
  const say = i18n.words.games
  const { languages } = choices
  const labels = labelTeams(choices)
  const [kind, setKind] = useState(kindOf(first))
  const [typed, setTyped] = useState(first)
  const read = (values: Record<string, string>) =>
    readGameForm(kind, pickFields(values), readTexts(values, languages), labels)
  const { form, field, failure, isSending, isDone } = useForm<string>({
    fields: [...gameFields, ...listTextFields(languages)],
    check: values => {
      const { title = null, ...faults } = checkGameForm(kind, pickFields(values), read(values))
      return { ...faults, [`title.${languages[0]}`]: title }
    },
    explain: (_field, code) => Object.entries(say.problems).find(([name]) => name === code)?.[1] ?? code,
    send: values => onSave(read(values)),
  })
  const part = { first, choices, field }
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
      <GameSides first={first} field={field} kind={kind} onKind={setKind} labels={labels} />
      <GameTime {...part} />
      <GamePrice {...part} typed={typed} />
      <GameTexts {...part} titleHint={kind === 'pair' ? say.titleHint : undefined} />
      <GamePicture {...field('image_id')} first={first.image_id} pictures={pictures} />
      <SubmitButton label={submit} sendingLabel={i18n.words.common.saving} isSending={isSending} />
      <p className="small strong unless-empty" role="status">
        {isDone && i18n.words.common.saved}
      </p>
    </form>
  )
}
