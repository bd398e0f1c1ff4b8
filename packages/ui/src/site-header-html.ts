import { headerEntries } from './header-entries.ts'
import { element, escapeHtml, iconHtml } from './html.ts'
import { logoSizes } from './logo-sizes.ts'
import type { LanguageOption, NavigationEntry, NavigationLink } from './shell-types.ts'
import type { SiteHeaderProps } from './site-header.tsx'
import { sourceSet } from './source-set.ts'

/** What `SiteHeader` renders for a visitor, as text: the page is the same for everyone. */
export function siteHeaderHtml(props: SiteHeaderProps): string {
  const { channelName, logo, navigation, languages, language, words } = props
  const overflows = navigation.length > headerEntries
  return element(
    'header',
    { class: overflows ? 'site-header site-header--overflowing' : 'site-header' },
    element(
      'div',
      { class: 'site-header__inner' },
      element(
        'a',
        { class: 'site-header__brand', href: '/' },
        logo &&
          element('img', {
            class: 'site-header__logo',
            src: logo.url,
            srcSet: sourceSet(logo),
            sizes: logoSizes(logo),
            width: logo.width,
            height: logo.height,
            alt: '',
          }),
        element('span', { class: 'site-header__name' }, escapeHtml(channelName)),
      ),
      navigationHtml(navigation.slice(0, headerEntries), words.mainMenu),
      element(
        'div',
        { class: 'site-header__tools' },
        toolHtml('search', words.search),
        languageSelectHtml(languages, language, words.language),
        element(
          'div',
          { class: 'account-entry' },
          element('a', { class: 'account-entry__login', href: '/login' }, escapeHtml(words.logIn)),
        ),
        toolHtml('menu', words.openMenu),
      ),
    ),
  )
}

/** Opens a dialog, once there is a script. */
function toolHtml(name: 'search' | 'menu', label: string): string {
  return element(
    'button',
    {
      class: `icon-button site-header__${name}`,
      type: 'button',
      'aria-label': label,
      'aria-haspopup': 'dialog',
    },
    iconHtml(name),
  )
}

function navigationHtml(entries: NavigationEntry[], label: string): string {
  const items = entries.map(entry =>
    element(
      'li',
      { class: 'site-nav__item' },
      entry.children.length > 0 ? groupHtml(entry) : linkHtml({ ...entry, href: entry.href ?? '/' }),
    ),
  )
  return element(
    'nav',
    { class: 'site-nav', 'aria-label': label },
    element('ul', { class: 'site-nav__list' }, ...items),
  )
}

function groupHtml(entry: NavigationEntry): string {
  const current = entry.current || entry.children.some(child => child.current)
  const links = entry.href === null ? entry.children : [{ ...entry, href: entry.href }, ...entry.children]
  return element(
    'details',
    { class: 'site-nav__group', name: 'site-nav' },
    element(
      'summary',
      { class: current ? 'site-nav__link site-nav__link--current' : 'site-nav__link' },
      escapeHtml(entry.label),
      iconHtml('chevron_down'),
    ),
    element('ul', { class: 'site-nav__menu' }, ...links.map(link => element('li', {}, linkHtml(link)))),
  )
}

function linkHtml({ label, href, current }: NavigationLink): string {
  const attributes = { class: 'site-nav__link', href, 'aria-current': current ? 'page' : null }
  return element('a', attributes, escapeHtml(label))
}

function languageSelectHtml(languages: LanguageOption[], language: string, label: string): string | null {
  if (languages.length < 2) return null
  const options = languages.map(({ code, name }) =>
    element('option', { value: code, lang: code, selected: code === language }, escapeHtml(name)),
  )
  return element(
    'label',
    { class: 'language-select' },
    iconHtml('globe'),
    element('span', { class: 'visually-hidden' }, escapeHtml(label)),
    element('select', { class: 'language-select__control' }, ...options),
    iconHtml('chevron_down'),
  )
}
