import { Icon } from './icon.tsx'
import type { Tab } from './shell-types.ts'

interface TabBarProps {
  tabs: Tab[]
  label: string
  onMenu?: () => void
}

/** The bottom tabs of a phone. Mirrored as text by `tab-bar-html.ts`. */
export function TabBar({ tabs, label, onMenu }: TabBarProps) {
  return (
    <nav className="tab-bar" aria-label={label}>
      <ul className="tab-bar__list">
        {tabs.map(tab => (
          <li key={tab.label}>
            {tab.href === null ? (
              <button className="tab-bar__tab" type="button" aria-haspopup="dialog" onClick={onMenu}>
                <TabFace tab={tab} />
              </button>
            ) : (
              <a className="tab-bar__tab" href={tab.href} aria-current={tab.current ? 'page' : undefined}>
                <TabFace tab={tab} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function TabFace({ tab }: { tab: Tab }) {
  return (
    <>
      <Icon name={tab.icon} />
      <span className="tab-bar__label">{tab.label}</span>
    </>
  )
}
