import { pickedScope } from '@grandstand/rules'
import { Icon, SearchField } from '@grandstand/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../platform/app-context.ts'
import { participantsQuery } from '../../platform/channel/participants-query.ts'
import { listPickable, type Pickable } from '../../platform/channel/pickable.ts'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { keepPicked } from '../../platform/picked.ts'
import { homeEventsQuery } from '../events/event-queries.ts'
import { PickCrest } from './pick-crest.tsx'
import styles from './pick-side.module.css'
import { useIsAskedToPick } from './use-is-asked-to-pick.ts'

/**
 * Its games come first from then on: those of a school, or of one team. On this device, and for users as their first
 * favourite.
 */
export function PickSide() {
  return useIsAskedToPick() && <Picker />
}

function Picker() {
  const { words } = useI18n()
  return (
    <div className={styles.outer}>
      <section className={styles.pick} aria-labelledby="pick-side">
        <div className={styles.words}>
          <h2 className="title-2" id="pick-side">
            {words.home.pickTitle}
          </h2>
          <p className="quiet meta">{words.home.pickText}</p>
        </div>
        <Choices />
        <button
          className={`icon-button ${styles.close}`}
          type="button"
          aria-label={words.home.pickNone}
          onClick={() => keepPicked('none')}
        >
          <Icon name="close" />
        </button>
      </section>
    </div>
  )
}

/** The schools, or the teams where there is one school; a search finds both. */
function Choices() {
  const { client } = useApp()
  const { words, language } = useI18n()
  const { participant_groups: schools } = useBootstrap()
  const [text, setText] = useState<string | null>(null)
  const isSearching = text !== null
  const { data: teams = [] } = useQuery({
    ...participantsQuery(client, language),
    enabled: isSearching || schools.length < 2,
  })
  const pick = usePick()
  const found = listPickable(schools, teams, text ?? '')
  return (
    <div className={styles.choices}>
      {isSearching && (
        <div className={styles.search}>
          <SearchField label={words.home.pickSearch} value={text} onSearch={setText} isFocused />
        </div>
      )}
      <ul className={styles.sides}>
        {!isSearching && (
          <li>
            <button className={styles.side} type="button" onClick={() => setText('')}>
              <span className={styles.crest}>
                <Icon name="search" />
              </span>
              <span className={styles.name}>{words.home.pickTeam}</span>
            </button>
          </li>
        )}
        {found.map(side => (
          <PickCrest
            key={`${side.type} ${side.id}`}
            side={side}
            shown={schools.find(({ id }) => side.type === 'group' && id === side.id)?.city || side.name}
            onPick={() => void pick(side)}
          />
        ))}
      </ul>
      {found.length === 0 && isSearching && (
        <p className={`${styles.nothing} quiet meta`} role="status">
          {words.home.pickNothing}
        </p>
      )}
    </div>
  )
}

function usePick() {
  const { client, toasts } = useApp()
  const { language } = useI18n()
  const queryClient = useQueryClient()
  return async (side: Pickable) => {
    // Its games first, so that the page turns in one step.
    await queryClient.prefetchQuery(homeEventsQuery(client, language, pickedScope(side)))
    keepPicked(side)
    toasts.show({
      key: 'picked-side',
      kind: 'info',
      icon: 'check',
      text: ({ words, fill }) => fill(words.home.picked, { name: side.name }),
    })
    // The button that was pressed has gone.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
}
