import { useContentWords } from '../../locales/words.ts'
import styles from './category-links.module.css'

interface CategoryLinksProps {
  categories: readonly { id: number; name: string; alias: string }[]
  current: string | null
}

export function CategoryLinks({ categories, current }: CategoryLinksProps) {
  const texts = useContentWords()
  if (categories.length === 0) return null
  const links = [{ alias: null, name: texts.library.allCategories }, ...categories]
  return (
    <nav aria-label={texts.library.categories}>
      <ul className={styles.links}>
        {links.map(({ alias, name }) => (
          <li key={alias ?? ''}>
            <a
              className={styles.link}
              href={alias === null ? '/vod_library' : `/vod_library?category=${encodeURIComponent(alias)}`}
              aria-current={alias === current ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
