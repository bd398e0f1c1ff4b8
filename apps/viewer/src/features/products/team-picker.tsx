import type { Participant } from '@grandstand/contract'
import { Icon, LatePicture, SearchField } from '@grandstand/ui'
import { useState } from 'react'
import { usePassesWords } from '../../locales/words.ts'
import { listPickable } from '../../platform/channel/pickable.ts'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import styles from './team-picker.module.css'
import { useSportName } from './use-sport-name.ts'

interface TeamPickerProps {
  teams: readonly Participant[]
  onPick: (team: Participant) => void
}

/** A school first, then its team; a search finds both. */
export function TeamPicker({ teams, onPick }: TeamPickerProps) {
  const words = usePassesWords()
  const { participant_groups: groups } = useBootstrap()
  const sportName = useSportName()
  const [text, setText] = useState('')
  const [groupId, setGroupId] = useState<number | null>(null)
  const ofGroup = teams.filter(({ group_id }) => group_id === groupId)
  const pickSchool = (id: number) => {
    const [only, ...others] = teams.filter(({ group_id }) => group_id === id)
    if (only && others.length === 0) onPick(only)
    else setGroupId(id)
  }
  if (groupId !== null) {
    return (
      <div className="stack-3">
        <button className={`button ${styles.back}`} type="button" onClick={() => setGroupId(null)}>
          <Icon name="chevron_left" />
          {words.allSchools}
        </button>
        <h3 className="title-3" tabIndex={-1} ref={takeFocus}>
          {groups.find(({ id }) => id === groupId)?.name}
        </h3>
        <ul className={styles.list} aria-label={words.pickTeam}>
          {ofGroup.map(team => (
            <PickRow
              key={team.id}
              name={sportName(team) ?? team.name}
              label={team.name}
              image={team.images[0] ?? null}
              onPick={() => onPick(team)}
            />
          ))}
        </ul>
      </div>
    )
  }
  const withTeams = groups.filter(({ id }) => teams.some(({ group_id }) => group_id === id))
  const found = listPickable(withTeams, teams, text)
  return (
    <div className="stack-3">
      <SearchField label={words.pickSearch} value={text} onSearch={setText} />
      {found.length === 0 && (
        <p className="quiet pretty" role="status">
          {words.pickNone}
        </p>
      )}
      <ul className={styles.list} aria-label={words.pickTitle}>
        {found.map(({ type, id, name, image }) => (
          <PickRow
            key={`${type}-${id}`}
            name={name}
            label={name}
            image={image}
            onPick={() => {
              const team = type === 'participant' ? teams.find(one => one.id === id) : undefined
              if (team) onPick(team)
              else pickSchool(id)
            }}
          />
        ))}
      </ul>
    </div>
  )
}

/** The row that was pressed has gone; its list may be far above. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus()

interface PickRowProps {
  name: string
  /** The whole name, where the row shows a part. */
  label: string
  image: Participant['images'][number] | null
  onPick: () => void
}

function PickRow({ name, label, image, onPick }: PickRowProps) {
  return (
    <li>
      <button className={styles.row} type="button" aria-label={label} onClick={onPick}>
        {image ? (
          <LatePicture className={styles.crest} picture={image} sizes="40px" />
        ) : (
          <span className={styles.crest} />
        )}
        <span className={styles.name}>{name}</span>
        <Icon name="chevron_right" />
      </button>
    </li>
  )
}
