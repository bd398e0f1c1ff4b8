import { type RefObject, useEffect, useState } from 'react'

/** So much of it must be in sight. */
const shown = 0.5

/** Whether somebody can see it: it is in view, and so is its tab. */
export function useInSight(place: RefObject<Element | null>): boolean {
  const [isInSight, setIsInSight] = useState(false)
  useEffect(() => {
    const { current } = place
    if (!current) return
    let isNear = false
    const tell = () => setIsInSight(isNear && !document.hidden)
    const observer = new IntersectionObserver(
      entries => {
        isNear = entries.at(-1)?.isIntersecting ?? false
        tell()
      },
      { threshold: shown },
    )
    observer.observe(current)
    document.addEventListener('visibilitychange', tell)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', tell)
    }
  }, [place])
  return isInSight
}
