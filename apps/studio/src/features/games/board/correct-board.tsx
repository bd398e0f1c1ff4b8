import type { BoardTap } from '@grandstand/contract'
import { TextField } from '@grandstand/ui'
import { type FormEvent, useState } from 'react'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './board.module.css'
import { readClockField } from './read-clock-field.ts'

interface CorrectBoardProps {
  teams: readonly { id: number; name: string; score: number | null }[]
  hasClock: boolean
  onTap: (tap: BoardTap) => void
}

const mostPoints = 9_999

/** Sets a score or the clock outright, where somebody has miscounted. */
export function CorrectBoard({ teams, hasClock, onTap }: CorrectBoardProps) {
  const { words } = useI18n()
  const say = words.board
  const [problem, setProblem] = useState('')
  const textOf = (event: FormEvent<HTMLFormElement>, name: string) =>
    String(new FormData(event.currentTarget).get(name)).trim()
  return (
    <div className="stack-5">
      {teams.map(({ id, name, score }) => (
        <form
          key={id}
          className={styles.set}
          onSubmit={event => {
            event.preventDefault()
            const typed = textOf(event, 'score')
            const wanted = Number(typed)
            if (/^\d{1,4}$/.test(typed) && wanted <= mostPoints)
              onTap({ type: 'score', participant_id: id, score: wanted })
          }}
        >
          <TextField
            name="score"
            label={name}
            inputMode="numeric"
            defaultValue={String(score ?? 0)}
            autoComplete="off"
          />
          <button className="button" type="submit">
            {say.set}
          </button>
        </form>
      ))}
      {hasClock && (
        <form
          className={styles.set}
          onSubmit={event => {
            event.preventDefault()
            const ms = readClockField(textOf(event, 'time'))
            setProblem(ms === null ? say.badTime : '')
            if (ms !== null) onTap({ type: 'set_clock', ms })
          }}
        >
          <TextField name="time" label={say.clock} problem={problem} hint={say.badTime} autoComplete="off" />
          <button className="button" type="submit">
            {say.set}
          </button>
        </form>
      )}
    </div>
  )
}
