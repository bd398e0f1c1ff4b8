import { Children, type ReactNode, useId } from 'react'
import { drawnOf } from './drawn-of.ts'
import { Icon } from './icon.tsx'
import styles from './rail.module.css'
import { useRail } from './use-rail.ts'

/** Cards are 380 px wide at most. */
const mostDrawn = 6

interface RailProps {
  /** For links within the page. */
  id?: string
  title: string
  /** The whole of which the rail shows the beginning. */
  more?: { href: string; label: string } | null
  words: { back: string; on: string }
  /** Moves by itself at this pace while nobody handles it. */
  autoScrollMs?: number
  /** List items. */
  children: ReactNode
}

/** A row of cards that scrolls by touch, wheel, keys and buttons. */
export function Rail({ id, title, more, words, autoScrollMs, children }: RailProps) {
  const titleId = useId()
  const { track, edges, step, areaProps, measure } = useRail(autoScrollMs)
  return (
    <section className={styles.rail} id={id} aria-labelledby={titleId} {...areaProps}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {more && (
          <a className={styles.more} href={more.href}>
            {more.label}
          </a>
        )}
        {!(edges.start && edges.end) && (
          <div className={styles.steps}>
            <button
              className={`icon-button ${styles.step}`}
              type="button"
              aria-label={words.back}
              disabled={edges.start}
              onClick={() => step(-1)}
            >
              <Icon name="chevron_left" />
            </button>
            <button
              className={`icon-button ${styles.step}`}
              type="button"
              aria-label={words.on}
              disabled={edges.end}
              onClick={() => step(1)}
            >
              <Icon name="chevron_right" />
            </button>
          </div>
        )}
      </div>
      <ul className={styles.track} ref={track} onScroll={measure}>
        {drawnOf(Children.toArray(children), mostDrawn)}
      </ul>
    </section>
  )
}
