import { useI18n } from '../platform/i18n/use-i18n.ts'
import { useOperator } from '../platform/operator.ts'
import type { NavEntry } from '../platform/use-nav-entries.ts'
import styles from './person-link.module.css'

/** Who is logged in, and the way to their account. */
export function PersonLink({ href, label, isCurrent }: NavEntry) {
  const { words } = useI18n()
  const { name, email, role } = useOperator()
  const shown = name || email
  const initials = shown
    .split(/[\s@.]+/)
    .slice(0, 2)
    .map(part => part.charAt(0))
    .join('')
  return (
    <a className={styles.person} href={href} title={label} aria-current={isCurrent ? 'page' : undefined}>
      <span className="visually-hidden">{label}: </span>
      <span className={styles.initials} aria-hidden="true">
        {initials}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{shown}</span>
        <small className="quiet">{words.people.roles[role]}</small>
      </span>
    </a>
  )
}
