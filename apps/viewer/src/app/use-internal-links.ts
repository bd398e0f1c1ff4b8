import { useEffect } from 'react'
import { scrollToHash } from '../platform/router/keep-scroll.ts'
import { useRouter } from '../platform/router/router-context.ts'
import { internalHref } from './internal-href.ts'

/** Every plain link of the page, the channel's own texts included, goes through the router. */
export function useInternalLinks(): void {
  const { history } = useRouter()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(anchor instanceof HTMLAnchorElement)) return
      const href = internalHref(event, anchor, location.origin)
      if (href === null) return
      event.preventDefault()
      // The address does not change, so the router does nothing; the viewer still wants to get there.
      if (href === location.pathname + location.search + location.hash) scrollToHash(location.hash.slice(1))
      else history.push(href)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [history])
}
