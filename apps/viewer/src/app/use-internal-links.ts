import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
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
      if (href === location.pathname + location.search + location.hash) scrollToPlace(location.hash)
      else history.push(href)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [history])
}

/** The address does not change, so the router does nothing; the viewer still wants to get there. */
function scrollToPlace(hash: string): void {
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  if (target) target.scrollIntoView()
  else scrollTo({ top: 0 })
}
