import { useEffect, useRef } from 'react'
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

/** Neighbouring pages, each with an address of its own; on a phone the row scrolls, to where one is. */
export function LinkTabs({ tabs, label, isInner = false }: LinkTabsProps) {
  const row = useRef<HTMLElement>(null)
  const current = tabs.find(tab => tab.current)?.href
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab that is current is found in the page
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-current]')
    if (!row.current || !tab) return
    const [outer, inner] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    row.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  }, [current])
  return (
    <nav ref={row} className={isInner ? `${styles.tabs} ${styles.inner}` : styles.tabs} aria-label={label}>
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
