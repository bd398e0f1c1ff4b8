import type { Event } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import type { ReactNode } from 'react'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './follow-crest.module.css'
import { useIsFavorite } from './use-favorites.ts'
import { useToggleFavorite } from './use-toggle-favorite.ts'

/** A team by its crest over a picture, with a plus until it is followed. */
export function FollowCrest({
  team,
  children,
}: {
  team: Event['participants'][number]
  children: ReactNode
}) {
  const { words, fill } = useI18n()
  const favoritable = { favoritable_type: 'participant', favoritable_id: team.id } as const
  const isFollowed = useIsFavorite(favoritable)
  const toggle = useToggleFavorite(favoritable, team.name)
  return (
    <button
      className={styles.button}
      type="button"
      aria-pressed={isFollowed}
      aria-label={fill(words.favorites.follow, { name: team.card_name })}
      // The second click of a double click counts as part of the first.
      onClick={event => void (event.detail < 2 && toggle())}
    >
      {children}
      <span className={styles.sign}>
        <Icon name={isFollowed ? 'check' : 'plus'} />
      </span>
    </button>
  )
}
