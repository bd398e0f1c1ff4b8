import { element, escapeHtml, iconHtml } from './html.ts'
import { pageHeadingHtml } from './page-heading-html.ts'
import type { Heading, LanguageOption, NavigationEntry, Picture, Tab } from './shell-types.ts'
import { shellWords } from './shell-words.ts'
import { siteHeaderHtml } from './site-header-html.ts'
import { tabBarHtml } from './tab-bar-html.ts'

export { type CheckoutScreen, type ConfirmedPayment, checkoutHtml } from './checkout-html.ts'
export { crashWords } from './crash-words.ts'
export { fillText } from './fill-text.ts'
export { element, escapeHtml } from './html.ts'
export { shellTabs } from './shell-tabs.ts'
export type { Heading, LanguageOption, NavigationEntry, Picture, Tab } from './shell-types.ts'
export { shellWords } from './shell-words.ts'

export interface FirstScreen {
  channelName: string
  logo: Picture | null
  navigation: NavigationEntry[]
  languages: LanguageOption[]
  language: string
  /** Sanitised HTML. */
  notice: string | null
  /** Keeps the place of the scores, which come with the app: nothing below them moves then. */
  scoreStrip: boolean
  /** Keeps the place of the game that leads the page. */
  gameHero: boolean
  heading: Heading | null
  tabs: Tab[]
}

/**
 * The first screen as text, for the server to put inside `#app`: what the app then renders for the same data,
 * so that nothing moves when it takes over.
 */
export function firstScreenHtml(screen: FirstScreen): string {
  const { channelName, scoreStrip, gameHero, heading, notice, tabs, language } = screen
  const words = shellWords(language)
  return [
    element('a', { class: 'skip-link', href: '#main' }, escapeHtml(words.skipToContent)),
    notice !== null &&
      element(
        'aside',
        { class: 'notice-bar', 'aria-label': words.notice },
        element('div', { class: 'notice-bar__text' }, notice),
        element(
          'button',
          { class: 'icon-button notice-bar__close', type: 'button', 'aria-label': words.closeNotice },
          iconHtml('close'),
        ),
      ),
    siteHeaderHtml({ ...screen, words }),
    element(
      'main',
      { class: 'site-main', id: 'main', tabindex: -1 },
      scoreStrip && element('div', { class: 'score-strip' }),
      heading
        ? pageHeadingHtml(heading)
        : element('h1', { class: 'visually-hidden' }, escapeHtml(channelName)),
      gameHero && element('div', { class: 'game-hero' }),
    ),
    tabBarHtml(tabs, words.quickMenu),
  ]
    .filter(part => part !== false)
    .join('')
}

/** A thin line and a pill of words while the app starts; it is beside `#app`, and the app removes it. */
export function splashHtml(language: string): string {
  return element(
    'div',
    { class: 'splash', id: 'splash', role: 'status' },
    element('span', { class: 'splash__line' }),
    element('span', { class: 'splash__text' }, escapeHtml(shellWords(language).loading)),
  )
}
