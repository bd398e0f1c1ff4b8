type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>
type Anchor = Pick<HTMLAnchorElement, 'href' | 'target' | 'origin' | 'pathname' | 'search' | 'hash'> & {
  getAttribute: (name: string) => string | null
}

/** Paths of this host that are not pages of the app. */
const outside = /^\/(?:api|media|studio|datalake|logs|assets|images|ical)(?:\/|$)/

/** Where the app itself should go for a click on a link; null leaves it to the browser. */
export function internalHref(click: Click, anchor: Anchor, origin: string): string | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = click
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null
  if (anchor.origin !== origin || outside.test(anchor.pathname)) return null
  if (anchor.target !== '' && anchor.target !== '_self') return null
  if (anchor.getAttribute('download') !== null) return null
  // A jump within the page, such as the skip link, moves the focus too, and only the browser does that.
  if (anchor.getAttribute('href')?.startsWith('#')) return null
  return anchor.pathname + anchor.search + anchor.hash
}
