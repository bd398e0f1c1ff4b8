import type { Clip } from '@grandstand/contract'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useClipsWords } from '../../locales/words.ts'
import styles from './moment-feed.module.css'
import { MomentSlide } from './moment-slide.tsx'

interface MomentFeedProps {
  clips: readonly Clip[]
  /** Asked for before the end is reached; null: there is no more. */
  onMore: (() => void) | null
}

/** So many that come next are loaded before anybody swipes to them. */
const readyAhead = 2
const moreAhead = 4

const steps: Record<string, number> = { ArrowDown: 1, PageDown: 1, j: 1, ArrowUp: -1, PageUp: -1, k: -1 }

/** One moment fills the screen; the next comes by a swipe, a key or a button. */
export function MomentFeed({ clips, onMore }: MomentFeedProps) {
  const { moments: words } = useClipsWords()
  const frame = useRef<HTMLElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const [current, setCurrent] = useState(0)
  // A page may begin by itself only without sound.
  const [isMuted, setIsMuted] = useState(true)
  const count = clips.length
  const [playable, setPlayable] = useState<ReadonlySet<number>>(new Set())
  // One after the other, the nearest first: on a narrow line they would else all be late.
  const isHeldUp = (clip: Clip) => clip.url !== null && !playable.has(clip.id)
  const heldUpAt = clips.findIndex((clip, at) => at >= current && isHeldUp(clip))
  const readyUntil = Math.min(current + readyAhead, heldUpAt < 0 ? count : heldUpAt)
  const more = useEffectEvent(() => onMore?.())

  // The filters are a swipe away. Visitors come here for the picture.
  // With braces: browsers that scroll asynchronously return a promise, which is no clean-up.
  useEffect(() => {
    frame.current?.scrollIntoView()
  }, [])

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

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = steps[event.key]
    if (step !== undefined) go(step)
    else if (event.key === 'm') setIsMuted(!isMuted)
    else return
    event.preventDefault()
  }

  return (
    <section ref={frame} className={styles.frame} aria-label={words.feed} onKeyDown={onKeyDown}>
      <ol ref={list} className={styles.feed}>
        {clips.map((clip, at) => (
          <MomentSlide
            key={clip.id}
            clip={clip}
            isCurrent={at === current}
            isReady={at >= current && at <= readyUntil}
            onPlayable={() => setPlayable(known => new Set(known).add(clip.id))}
            isMuted={isMuted}
            onMute={() => setIsMuted(!isMuted)}
            onBefore={at > 0 ? () => go(-1) : null}
            onNext={at < count - 1 ? () => go(1) : null}
          />
        ))}
      </ol>
    </section>
  )
}
