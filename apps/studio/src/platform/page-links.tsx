import { Icon } from '@grandstand/ui'
import { useI18n } from './i18n/use-i18n.ts'
import styles from './page-links.module.css'

/** Beyond it a total only says that there is more. */
const maxTotal = 1_000

interface PageLinksProps {
  list: { total: number; limit: number; offset: number; items: readonly unknown[] }
  hrefOf: (page: number) => string
}

/** Which part of a list is shown, and the ways to its neighbours. */
export function PageLinks({ list, hrefOf }: PageLinksProps) {
  const { words, fill, number } = useI18n()
  const { total, limit, offset, items } = list
  const page = Math.floor(offset / limit) + 1
  const to = offset + items.length
  const isOpen = total >= maxTotal && to < total
  const range = fill(isOpen ? words.users.rangeOpen : words.users.range, {
    from: number(Math.min(offset + 1, to)),
    to: number(to),
    total: number(isOpen ? total - 1 : total),
  })
  return (
    <nav className={styles.pages} aria-label={words.users.paging}>
      <p className={`${styles.range} quiet meta`}>{range}</p>
      {page > 1 && (
        <a className={styles.step} href={hrefOf(page - 1)} aria-label={words.users.previous}>
          <Icon name="chevron_left" />
        </a>
      )}
      {to < total && (
        <a className={styles.step} href={hrefOf(page + 1)} aria-label={words.users.next}>
          <Icon name="chevron_right" />
        </a>
      )}
    </nav>
  )
}
