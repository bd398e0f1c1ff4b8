import type { Participant, ParticipantGroup } from '@grandstand/contract'
import { LatePicture, SearchField } from '@grandstand/ui'
import { useState } from 'react'
import { useAccountWords } from '../../locales/words.ts'
import { listPickable } from '../../platform/channel/pickable.ts'
import { FavoriteButton } from './favorite-button.tsx'
import styles from './pick-teams.module.css'

interface PickTeamsProps {
  groups: readonly ParticipantGroup[]
  participants: readonly Participant[]
}

/** New users choose what to follow before there is a page to find it on. */
export function PickTeams({ groups, participants }: PickTeamsProps) {
  const { favorites: words } = useAccountWords()
  const [text, setText] = useState('')
  const found = listPickable(groups, participants, text)
  if (groups.length + participants.length === 0) return null
  return (
    <section className="stack-3" aria-labelledby="pick-teams">
      <h2 className="title-2" id="pick-teams">
        {words.pickTitle}
      </h2>
      <p className="quiet pretty">{words.pickText}</p>
      <SearchField label={words.pickSearch} value={text} onSearch={setText} />
      {found.length === 0 && (
        <p className="quiet pretty" role="status">
          {words.pickNone}
        </p>
      )}
      <ul className={`${styles.list} stack-1`}>
        {found.map(({ type, id, name, image }) => (
          <li key={`${type}-${id}`} className={styles.item}>
            {image && <LatePicture className={styles.image} picture={image} sizes="32px" />}
            <span className={styles.name}>{name}</span>
            <FavoriteButton type={type} id={id} name={name} />
          </li>
        ))}
      </ul>
    </section>
  )
}
