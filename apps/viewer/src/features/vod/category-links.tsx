import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './category-links.module.css'

interface CategoryLinksProps {
  categories: readonly { id: number; name: string; alias: string }[]
  current: string | null
}

export function CategoryLinks({ categories, current }: CategoryLinksProps) {
  const { words } = useI18n()
  if (categories.length === 0) return null
  const links = [{ alias: null, name: words.library.allCategories }, ...categories]
  return (
    <nav aria-label={words.library.categories}>
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
