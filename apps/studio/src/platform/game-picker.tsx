import { SearchField } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from './client-context.ts'
import styles from './game-picker.module.css'
import { gamesQuery } from './games-query.ts'
import { useI18n } from './i18n/use-i18n.ts'
import { LoadProblem } from './load-problem.tsx'

interface GamePickerProps {
  label: string
  channel: string
  /** The id of the chosen game; empty: none yet. */
  value: string
  onChange: (id: string) => void
  problem?: string | undefined
}

/** One game, found by its words. */
export function GamePicker({ label, channel, value, onChange, problem }: GamePickerProps) {
  const { words, language, dateTime } = useI18n()
  const say = words.sales.picker
  const [search, setSearch] = useState('')
  const games = useQuery(gamesQuery(useClient(), { channel, search, language }))
  return (
    <fieldset className={`${styles.picker} stack-3`}>
      <legend className={styles.label}>{label}</legend>
      <SearchField label={words.common.searchGames} value={search} onSearch={setSearch} />
      {games.isError && <LoadProblem error={games.error} onRetry={() => void games.refetch()} />}
      <ul className={styles.games}>
        {games.data?.map(({ id, name, starts_at, time_zone }) => (
          <li key={id}>
            <label className={`${styles.game} stack-3 middle`}>
              <input
                type="radio"
                name="game"
                value={id}
                checked={String(id) === value}
                onChange={() => onChange(String(id))}
              />
              <span>
                {name}
                <br />
                <time className={styles.when} dateTime={starts_at}>
                  {dateTime(starts_at, time_zone)}
                </time>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p className={`${styles.hint} unless-empty`} role="status">
        {games.data && (games.data.length === 0 ? say.none : say.first)}
      </p>
      <p className="small strong problem unless-empty" role="alert">
        {problem}
      </p>
    </fieldset>
  )
}
