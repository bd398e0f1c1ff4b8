import { Icon } from './icon.tsx'
import type { Tab } from './shell-types.ts'

/** The bottom tabs of a phone. Mirrored as text by `tab-bar-html.ts`. */
export function TabBar({ tabs, label }: { tabs: Tab[]; label: string }) {
  return (
    <nav className="tab-bar" aria-label={label}>
      <ul className="tab-bar__list">
        {tabs.map(tab => (
          <li key={tab.href}>
            <a className="tab-bar__tab" href={tab.href} aria-current={tab.current ? 'page' : undefined}>
              <Icon name={tab.icon} />
              <span className="tab-bar__label">{tab.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
