import { useEffect, useEffectEvent, useRef } from 'react'
import { useI18n } from './i18n/use-i18n.ts'

interface LoadMoreProps {
  /** More is on its way. */
  isLoading: boolean
  /** The list is loading, either more of it or the same part again. Asking for more now would do nothing. */
  isBusy: boolean
  onMore: () => void
}

/** Asks for more before the end is in sight. Keyboard users also get a button. */
export function LoadMore({ isLoading, isBusy, onMore }: LoadMoreProps) {
  const { words } = useI18n()
  const button = useRef<HTMLButtonElement>(null)
  const ask = useEffectEvent(onMore)
  useEffect(() => {
    if (!button.current || isBusy) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) ask()
      },
      { rootMargin: '600px' },
    )
    observer.observe(button.current)
    return () => observer.disconnect()
  }, [isBusy])
  return (
    <button ref={button} className="button" type="button" aria-disabled={isLoading} onClick={onMore}>
      {isLoading ? words.common.loading : words.list.more}
    </button>
  )
}
