import type { Favorite } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './favorite-button.module.css'
import { useIsFavorite } from './use-favorites.ts'
import { useToggleFavorite } from './use-toggle-favorite.ts'

interface FavoriteButtonProps {
  type: Favorite['favoritable_type']
  id: number
  name: string
  /** A heart on a card, a heart over a picture, or a button with words. */
  shape?: 'heart' | 'over' | 'follow'
}

export function FavoriteButton({ type, id, name, shape = 'heart' }: FavoriteButtonProps) {
  const { words, fill } = useI18n()
  const favoritable = { favoritable_type: type, favoritable_id: id }
  const isFavorite = useIsFavorite(favoritable)
  const toggle = useToggleFavorite(favoritable, name)
  // The name begins with what is on screen, so that it can be called by it.
  const label = shape === 'follow' && isFavorite ? words.favorites.followingName : words.favorites.follow
  return (
    <button
      className={`${shape === 'follow' ? 'button' : 'icon-button'} ${styles.button} ${styles[shape]}`}
      type="button"
      aria-pressed={isFavorite}
      aria-label={fill(label, { name })}
      // The second click of a double click counts as part of the first.
      onClick={event => void (event.detail < 2 && toggle())}
    >
      <Icon name="heart" />
      {shape === 'follow' && (
        <span className={styles.words}>
          {isFavorite ? words.favorites.following : words.favorites.followShort}
        </span>
      )}
    </button>
  )
}
