import type { Clip } from '@grandstand/contract'
import { useReducedMotion } from '@grandstand/ui'
import { type ReactNode, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useClipsWords } from '../../locales/words.ts'
import { savesData } from '../../platform/saves-data.ts'
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

const moreAhead = 4
/** Before this nothing else begins to load: the film that was swiped to has the machine for itself, and who goes on at once loads none of those between. */
const restMs = 300

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
  const [rested, setRested] = useState(0)
  const isReady = (at: number) => at === current || (!savesData() && isBeside(at))
  const more = useEffectEvent(() => onMore?.())
  const isCalm = useReducedMotion()

  /** One to go back to, and the next, once the present one plays through: on a narrow line both would else be late. */
  function isBeside(at: number): boolean {
    const shown = clips[rested]
    const isHeldUp = shown !== undefined && shown.url !== null && !playable.has(shown.id)
    return at >= rested - 1 && at <= (isHeldUp ? rested : rested + 1)
  }

  useEffect(() => {
    const timer = setTimeout(() => setRested(current), restMs)
    return () => clearTimeout(timer)
  }, [current])

  /** Two films at once would share what decodes them. */
  const begin = useEffectEvent((slide: Element) => {
    const film = slide.querySelector('video')
    for (const other of list.current?.querySelectorAll('video') ?? []) if (other !== film) other.pause()
    if (!isCalm) void film?.play().catch(() => {})
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: others are to be watched when there are others
  useEffect(() => {
    const slides = [...(list.current?.children ?? [])]
    const observer = new IntersectionObserver(
      entries => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        if (!seen) return
        // The film at once; the rest of the feed between its frames.
        begin(seen.target)
        startTransition(() => setCurrent(slides.indexOf(seen.target)))
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
            isReady={isReady(at)}
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
