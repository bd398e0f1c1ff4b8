import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Plain links to pages of the Studio go through the router. */
export function useInternalLinks(): void {
  const { history } = useRouter()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(anchor instanceof HTMLAnchorElement) || !isOurs(event, anchor)) return
      event.preventDefault()
      history.push(anchor.pathname + anchor.search)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [history])
}

function isOurs(event: MouseEvent, anchor: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0) return false
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  // A jump within the page moves the focus too, and only the browser does that.
  if (anchor.getAttribute('href')?.startsWith('#')) return false
  return anchor.origin === location.origin && /^\/studio(?:\/|$)/.test(anchor.pathname)
}
