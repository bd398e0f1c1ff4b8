import { findScreen, partsOf, type ScreenName } from '@grandstand/rules'
import { getPart } from './screens.ts'

declare global {
  interface Navigator {
    /** Not in every browser, and not in TypeScript's. */
    readonly connection?: { readonly saveData: boolean }
  }
}

/** So many screens at the most because their links can be seen: they are fetched before anybody wants one. */
const maxSeen = 3

/**
 * Loads a screen before its link is pressed: when a finger or the pointer reaches it, when it has the focus; and once
 * the page is at rest, the screens of the first links in view. A visitor who saves data gets only what is about to be
 * opened.
 */
export function preloadLikely(page: Document): void {
  const intends = ({ target }: Event) => {
    if (target instanceof Element) preload(target.closest('a'))
  }
  for (const kind of ['pointerover', 'focusin', 'touchstart'])
    page.addEventListener(kind, intends, { passive: true, capture: true })
  if (navigator.connection?.saveData) return
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(() => firstOfEachScreen(page).forEach(preload))
}

function preload(link: HTMLAnchorElement | null): void {
  const screen = link && screenOf(link)
  if (!screen) return
  for (const part of partsOf(screen))
    void getPart(part)
      .preload()
      .catch(() => {})
}

/** Null: it leads elsewhere, or to a page that the channel has written. */
function screenOf({ origin, pathname, search }: HTMLAnchorElement): ScreenName | null {
  if (origin !== location.origin) return null
  const screen = findScreen(pathname)
  return screen === 'home' && /[?&](?:group|participant)=/.test(search) ? 'scoped-home' : screen
}

/** The content of the page before the frame around it. */
function firstOfEachScreen(page: Document): HTMLAnchorElement[] {
  const found = new Map<string, HTMLAnchorElement>()
  for (const link of page.querySelectorAll<HTMLAnchorElement>('main a[href]')) note(link)
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href]')) note(link)
  return [...found.values()].slice(0, maxSeen)

  function note(link: HTMLAnchorElement) {
    const screen = screenOf(link)
    const name = screen && partsOf(screen).join()
    if (name && !found.has(name) && isInView(link)) found.set(name, link)
  }
}

function isInView(link: Element): boolean {
  const { top, bottom, left, right, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
}
