import type { Clip } from '@grandstand/contract'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useClipsWords } from '../../locales/words.ts'
import type { MomentParts } from './moment-caption.tsx'
import styles from './moment-feed.module.css'
import { MomentSlide } from './moment-slide.tsx'
import { useShareClip } from './use-share-clip.ts'

interface MomentFeedProps {
  clips: readonly Clip[]
  parts: MomentParts
  /** Asked for before the end is reached; null: there is no more. */
  onMore: (() => void) | null
}

/** So many that come next are loaded before anybody swipes to them. */
const readyAhead = 2
const moreAhead = 4

const steps: Record<string, number> = { ArrowDown: 1, PageDown: 1, j: 1, ArrowUp: -1, PageUp: -1, k: -1 }

/** One moment fills the screen; the next comes by a swipe, a key or a button. */
export function MomentFeed({ clips, parts, onMore }: MomentFeedProps) {
  const { moments: words } = useClipsWords()
  const list = useRef<HTMLOListElement>(null)
  const [current, setCurrent] = useState(0)
  // A page may begin by itself only without sound.
  const [isMuted, setIsMuted] = useState(true)
  const share = useShareClip()
  const count = clips.length
  const [playable, setPlayable] = useState<ReadonlySet<number>>(new Set())
  // One after the other, the nearest first: on a narrow line they would else all be late.
  const isHeldUp = (clip: Clip) => clip.url !== null && !playable.has(clip.id)
  const heldUpAt = clips.findIndex((clip, at) => at >= current && isHeldUp(clip))
  const readyUntil = Math.min(current + readyAhead, heldUpAt < 0 ? count : heldUpAt)
  const more = useEffectEvent(() => onMore?.())

  // biome-ignore lint/correctness/useExhaustiveDependencies: others are to be watched when there are others
  useEffect(() => {
    const slides = [...(list.current?.children ?? [])]
    const observer = new IntersectionObserver(
      entries => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        if (seen) setCurrent(slides.indexOf(seen.target))
      },
      { root: list.current, threshold: 0.6 },
    )
    for (const slide of slides) observer.observe(slide)
    return () => observer.disconnect()
  }, [count])

  useEffect(() => {
    if (current >= count - moreAhead) more()
  }, [current, count])

  /** The pressed element leaves with its slide. Keyboard users go on in the next. */
  const isByKeys = useRef(false)
  useEffect(() => {
    const slide = list.current?.children[current]
    if (isByKeys.current && slide instanceof HTMLElement) slide.focus({ preventScroll: true })
    isByKeys.current = false
  }, [current])

  function go(step: number) {
    isByKeys.current = true
    list.current?.children[current + step]?.scrollIntoView({ block: 'nearest' })
  }

  /** True: the key was for the feed. */
  const press = useEffectEvent((key: string): boolean => {
    const step = steps[key]
    const clip = clips[current]
    if (step !== undefined) go(step)
    else if (key === 'm') setIsMuted(!isMuted)
    else if (key === 's' && clip) share(clip)
    else if (key === ' ')
      list.current?.children[current]?.querySelector<HTMLElement>('video + button')?.click()
    else return false
    return true
  })
  // Of the whole page: the feed is all that it shows.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      const other =
        key === ' ' ? 'a, button, input, select, textarea, dialog *' : 'input, select, textarea, dialog *'
      if (ctrlKey || metaKey || altKey || (target instanceof Element && target.matches(other))) return
      if (press(key)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <section className={styles.feed} aria-label={words.feed}>
      <ol ref={list} className={styles.slides}>
        {clips.map((clip, at) => (
          <MomentSlide
            key={clip.id}
            clip={clip}
            parts={parts}
            isCurrent={at === current}
            isReady={at >= current && at <= readyUntil}
            onPlayable={() => setPlayable(known => new Set(known).add(clip.id))}
            isMuted={isMuted}
            onMute={() => setIsMuted(!isMuted)}
            onShare={() => share(clip)}
            onBefore={at > 0 ? () => go(-1) : null}
            onNext={at < count - 1 ? () => go(1) : null}
          />
        ))}
      </ol>
    </section>
  )
}

/** The place of the feed, with what stands over it. */
export function MomentFrame({ children }: { children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>
}
