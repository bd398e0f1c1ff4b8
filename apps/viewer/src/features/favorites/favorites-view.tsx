import type { Favorite } from '@grandstand/contract'
import { LatePicture, Skeleton, StateMessage } from '@grandstand/ui'
import { useState } from 'react'
import { useAccountWords } from '../../locales/words.ts'
import { Failure } from '../../platform/failure.tsx'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { FavoriteButton } from './favorite-button.tsx'
import { findFavorite } from './favorite-list.ts'
import { type FavoriteItem, type FavoriteSection, favoriteSections } from './favorite-sections.ts'
import styles from './favorites-view.module.css'
import { useFavorites } from './use-favorites.ts'

type Roster = Parameters<typeof favoriteSections>[1]

/** All favourites of the user. The roster is undefined while it comes. */
export function FavoritesView({ roster }: { roster: Roster | undefined }) {
  const { favorites: texts } = useAccountWords()
  const { data, isError, isFetching, refetch } = useFavorites()
  if (data && roster) return <FavoriteSections favorites={data} roster={roster} />
  if (isError && !isFetching) return <Failure isPart onAgain={() => refetch()} />
  return (
    <div className="stack-5">
      <Skeleton shape="row" count={4} label={texts.loading} />
    </div>
  )
}

function FavoriteSections({ favorites, roster }: { favorites: readonly Favorite[]; roster: Roster }) {
  const { words } = useI18n()
  const { favorites: texts } = useAccountWords()
  const sections = favoriteSections(useShown(favorites), roster)
  const titles: Record<FavoriteSection['type'], string> = {
    group: words.home.schools,
    participant: words.home.teams,
    category: words.home.sports,
  }
  if (sections.length === 0) {
    return (
      <StateMessage icon="heart" title={texts.emptyTitle} text={texts.emptyText}>
        <a className="button button--primary" href="/#schools">
          {texts.findSchools}
        </a>
      </StateMessage>
    )
  }
  return (
    <div className="stack-5">
      <p className="lead">{texts.intro}</p>
      {sections.map(({ type, items }) => (
        <section key={type} aria-labelledby={`favorites-${type}`}>
          <h2 className={`${styles.title} title-2`} id={`favorites-${type}`}>
            {titles[type]}
          </h2>
          <ul className={styles.grid}>
            {items.map(item => (
              <li key={item.id} className={`${styles.item} panel`}>
                <FavoriteLink item={item} />
                <FavoriteButton type={type} id={item.id} name={item.name} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** What is removed stays in sight with an empty heart until the page is left: one more tap brings it back. */
function useShown(favorites: readonly Favorite[]): readonly Favorite[] {
  const [shown, setShown] = useState(favorites)
  const added = favorites.filter(favorite => !findFavorite(shown, favorite))
  if (added.length > 0) setShown([...shown, ...added])
  return shown
}

function FavoriteLink({ item: { href, image, name, text, type } }: { item: FavoriteItem }) {
  return (
    <a className={styles.link} href={href}>
      {image && (
        <LatePicture
          className={`${styles.image} ${type === 'category' ? styles.photo : ''}`}
          picture={image}
          sizes="48px"
        />
      )}
      <span className="stack-0 shrinks">
        <span className={styles.name}>{name}</span>
        {text !== '' && <span className="quiet meta">{text}</span>}
      </span>
    </a>
  )
}
