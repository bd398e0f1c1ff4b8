import type { GameChoices } from '@grandstand/contract'
import { nameDistance } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Crest } from '../../../platform/crest.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { namesOf, townOf } from './team-names.ts'
import styles from './team-picker.module.css'

interface TeamPickerProps {
  label: string
  teams: GameChoices['teams']
  /** Shown, but not to be chosen again. */
  taken: readonly (number | null)[]
  chosen: number | null
  onChoose: (id: number) => void
  /** A team of that name is not there: it can be made. */
  onMake?: ((name: string) => void) | undefined
  /** Without it, it stays open. */
  onClose?: () => void
}

/** The rest is found by typing. */
const maxShown = 60

/** Crests to click, narrowed by what is typed, with slips forgiven; Enter takes the first. */
export function TeamPicker({ label, teams, taken, chosen, onChoose, onMake, onClose }: TeamPickerProps) {
  const { words, fill, plural } = useI18n()
  const say = words.games
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const isFree = (team: number) => !taken.includes(team)
  const found = teams
    .map(team => ({ team, far: nameDistance(typed, namesOf(team)) }))
    .filter(({ far }) => far !== null)
    .toSorted((a, b) => (typed === '' ? 0 : (a.far ?? 0) - (b.far ?? 0)))
    .map(({ team }) => team)
    .slice(0, maxShown)
  const free = found.filter(team => isFree(team.id))
  const active = free[Math.min(at, free.length - 1)]

  useEffect(() => {
    // A phone's keyboard would hide the crests.
    if (matchMedia('(pointer: fine)').matches) input.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (!onClose) return
    const leave = ({ target }: MouseEvent) => {
      const isInside =
        target instanceof Element &&
        (panel.current?.contains(target) || target.closest('button[aria-expanded]'))
      if (!isInside) onClose()
    }
    document.addEventListener('mousedown', leave)
    return () => document.removeEventListener('mousedown', leave)
  }, [onClose])

  function press(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
    const step = typed !== '' && /Left|Right/.test(event.key) ? undefined : steps[event.key]
    if (event.key === 'Escape' && onClose) onClose()
    else if (event.key === 'Enter' && !event.metaKey && !event.ctrlKey) {
      if (active) {
        onChoose(active.id)
        setTyped('')
        setAt(0)
      }
    } else if (step !== undefined) setAt(Math.max(0, Math.min(free.length - 1, at + step)))
    else return
    event.preventDefault()
  }

  return (
    <div className={onClose ? `${styles.picker} ${styles.over}` : styles.picker} ref={panel}>
      <label className={styles.search}>
        <Icon name="search" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded="true"
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active && `${id}-${active.id}`}
          autoComplete="off"
          placeholder={plural(say.searchTeams, teams.length)}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setAt(0)
          }}
          onKeyDown={press}
        />
      </label>
      <div className={styles.grid} id={id} role="listbox" aria-label={label} tabIndex={-1}>
        {found.map(team => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field above
          <div
            key={team.id}
            id={`${id}-${team.id}`}
            className={styles.team}
            role="option"
            tabIndex={-1}
            aria-selected={team.id === chosen}
            aria-disabled={!isFree(team.id)}
            data-active={team === active && typed !== '' ? '' : undefined}
            title={team.name}
            onClick={() => {
              if (isFree(team.id)) onChoose(team.id)
            }}
          >
            <Crest team={team} size={44} />
            <span className={styles.name}>{townOf(team) || team.card_name}</span>
          </div>
        ))}
      </div>
      <p className="quiet meta unless-empty" role="status">
        {found.length === 0 && say.noTeam}
      </p>
      {found.length === 0 && typed.trim() !== '' && onMake && (
        <button className="button" type="button" onClick={() => onMake(typed.trim())}>
          {fill(say.season.makeTeam, { name: typed.trim() })}
        </button>
      )}
    </div>
  )
}
