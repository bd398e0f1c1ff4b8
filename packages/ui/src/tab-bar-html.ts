import { element, escapeHtml, iconHtml } from './html.ts'
import type { Tab } from './shell-types.ts'

/** What `TabBar` renders, as text. */
export function tabBarHtml(tabs: Tab[], label: string): string {
  const items = tabs.map(tab => element('li', {}, tabHtml(tab)))
  return element(
    'nav',
    { class: 'tab-bar', 'aria-label': label },
    element('ul', { class: 'tab-bar__list' }, ...items),
  )
}

function tabHtml({ label, href, icon, current }: Tab): string {
  const face = [iconHtml(icon), element('span', { class: 'tab-bar__label' }, escapeHtml(label))]
  if (href === null) {
    return element('button', { class: 'tab-bar__tab', type: 'button', 'aria-haspopup': 'dialog' }, ...face)
  }
  return element('a', { class: 'tab-bar__tab', href, 'aria-current': current ? 'page' : null }, ...face)
}
