import styles from './entry.module.css'

/** Other ways in, below the form. */
export function EntryLinks({ links }: { links: { href: string; label: string }[] }) {
  return (
    <div className={`${styles.links} stack-1`}>
      {links.map(({ href, label }) => (
        <a className={styles.link} key={href} href={href}>
          {label}
        </a>
      ))}
    </div>
  )
}
