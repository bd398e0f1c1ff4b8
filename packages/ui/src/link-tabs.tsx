import styles from './link-tabs.module.css'

export interface LinkTab {
  href: string
  label: string
  current: boolean
}

interface LinkTabsProps {
  tabs: readonly LinkTab[]
  label: string
  /** Tabs inside a tab are drawn more quietly. */
  isInner?: boolean
}

/** Neighbouring pages, each with an address of its own; on a phone the row scrolls. */
export function LinkTabs({ tabs, label, isInner = false }: LinkTabsProps) {
  return (
    <nav className={isInner ? `${styles.tabs} ${styles.inner}` : styles.tabs} aria-label={label}>
      <ul className={styles.list}>
        {tabs.map(tab => (
          <li key={tab.href}>
            <a className={styles.tab} href={tab.href} aria-current={tab.current ? 'page' : undefined}>
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
