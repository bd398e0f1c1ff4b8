import { Icon } from './icon.tsx'
import type { NavigationEntry, NavigationLink } from './shell-types.ts'

/** Groups are native `details`: they open by keyboard and touch without a script. */
export function SiteNavigation({ entries, label }: { entries: NavigationEntry[]; label: string }) {
  return (
    <nav className="site-nav" aria-label={label}>
      <ul className="site-nav__list">
        {entries.map(entry => (
          <li className="site-nav__item" key={entry.label}>
            {entry.children.length > 0 ? (
              <NavigationGroup entry={entry} />
            ) : (
              <NavigationItem link={{ ...entry, href: entry.href ?? '/' }} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NavigationGroup({ entry }: { entry: NavigationEntry }) {
  const current = entry.current || entry.children.some(child => child.current)
  return (
    <details className="site-nav__group" name="site-nav">
      <summary className={current ? 'site-nav__link site-nav__link--current' : 'site-nav__link'}>
        {entry.label}
        <Icon name="chevron_down" />
      </summary>
      <ul className="site-nav__menu">
        {entry.href !== null && (
          <li>
            <NavigationItem link={{ ...entry, href: entry.href }} />
          </li>
        )}
        {entry.children.map(child => (
          <li key={child.href}>
            <NavigationItem link={child} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function NavigationItem({ link }: { link: NavigationLink }) {
  return (
    <a className="site-nav__link" href={link.href} aria-current={link.current ? 'page' : undefined}>
      {link.label}
    </a>
  )
}
