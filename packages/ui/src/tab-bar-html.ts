import { element, escapeHtml, iconHtml } from './html.ts'
import type { Tab } from './shell-types.ts'

/** What `TabBar` renders, as text. */
export function tabBarHtml(tabs: Tab[], label: string): string {
  const items = tabs.map(tab =>
    element(
      'li',
      {},
      element(
        'a',
        { class: 'tab-bar__tab', href: tab.href, 'aria-current': tab.current ? 'page' : null },
        iconHtml(tab.icon),
        element('span', { class: 'tab-bar__label' }, escapeHtml(tab.label)),
      ),
    ),
  )
  return element(
    'nav',
    { class: 'tab-bar', 'aria-label': label },
    element('ul', { class: 'tab-bar__list' }, ...items),
  )
}
