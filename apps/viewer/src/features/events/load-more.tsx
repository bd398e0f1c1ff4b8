import { useEffect, useEffectEvent, useRef } from 'react'
import { useI18n } from '../../platform/i18n/use-i18n.ts'

interface LoadMoreProps {
  isLoading: boolean
  onMore: () => void
}

/** Asks for more before the end is in sight; a button as well, for who goes by keyboard. */
export function LoadMore({ isLoading, onMore }: LoadMoreProps) {
  const { words } = useI18n()
  const button = useRef<HTMLButtonElement>(null)
  const ask = useEffectEvent(onMore)
  useEffect(() => {
    if (!button.current || isLoading) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) ask()
      },
      { rootMargin: '600px' },
    )
    observer.observe(button.current)
    return () => observer.disconnect()
  }, [isLoading])
  return (
    <button ref={button} className="button" type="button" aria-disabled={isLoading} onClick={onMore}>
      {isLoading ? words.common.loading : words.list.more}
    </button>
  )
}
