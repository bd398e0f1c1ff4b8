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
    if (!row.current) return
    // Also when it is shown again: while it is hidden nothing in it has a place.
    const observer = new ResizeObserver(([entry]) => entry && centreCurrent(entry.target))
    observer.observe(row.current)
    return () => observer.disconnect()
  }, [current])
  return (
    <nav ref={row} className={isInner ? `${styles.tabs} ${styles.inner}` : styles.tabs} aria-label={label}>
      <ul className={`${styles.list} panel`}>
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

function centreCurrent(row: Element): void {
  const tab = row.querySelector('[aria-current]')
  if (!tab) return
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
}
