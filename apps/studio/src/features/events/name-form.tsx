import { TextField } from '@grandstand/ui'
import type { FormEvent } from 'react'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './cameras-panel.module.css'

/** As long as the server takes. */
const maxChars = 60

interface NameFormProps {
  label: string
  name: string
  action: string
  isPending: boolean
  problem: string | undefined
  onName: (name: string) => void
}

export function NameForm({ label, name, action, isPending, problem, onName }: NameFormProps) {
  const { words } = useI18n()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget).get('name')
    const wanted = typeof given === 'string' ? given.trim().slice(0, maxChars) : ''
    if (wanted !== '') onName(wanted)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        name="name"
        label={label}
        defaultValue={name}
        problem={problem}
        autoComplete="off"
        required
      />
      <button className="button" type="submit" disabled={isPending}>
        {isPending ? words.user.working : action}
      </button>
    </form>
  )
}
