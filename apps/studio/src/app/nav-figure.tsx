import { useI18n } from '../platform/i18n/use-i18n.ts'
import type { NavCount } from '../platform/use-nav-counts.ts'
import styles from './nav-figure.module.css'

/** A small number at an entry; its title says in words what it counts. */
export function NavFigure({ count: { number: counted, isRed } }: { count: NavCount }) {
  const { number } = useI18n()
  return (
    <span className={styles.figure} data-red={isRed || undefined} aria-hidden="true">
      {counted > 99 ? `${number(99)}+` : number(counted)}
    </span>
  )
}
