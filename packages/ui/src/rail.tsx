import { Children, type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'
import { isDrawn } from './is-drawn.ts'
import styles from './rail.module.css'
import { useRail } from './use-rail.ts'

/** As many as wide screens show; more would only make a slow phone lay out what nobody sees until the app brings them. */
const mostDrawn = 6

interface RailProps {
  /** For links within the page. */
  id?: string
  title: string
  /** The whole list; the rail shows its beginning. */
  more?: { href: string; label: string } | null
  /** Beside the title. */
  action?: ReactNode
  words: { back: string; on: string }
  /** Moves by itself at this pace while nobody handles it. */
  autoScrollMs?: number
  /** List items. */
  children: ReactNode
}

/** A row of cards that scrolls by touch, wheel, keys and buttons. */
export function Rail({ id, title, more, action, words, autoScrollMs, children }: RailProps) {
  const titleId = useId()
  const { track, edges, step, areaProps, measure } = useRail(autoScrollMs)
  return (
    <section className={styles.rail} id={id} aria-labelledby={titleId} {...areaProps}>
      <div className={styles.head}>
        <h2 className="title-2" id={titleId}>
          {title}
        </h2>
        {more && (
          <a className={`${styles.more} quiet meta strong`} href={more.href}>
            {more.label}
          </a>
        )}
        {action}
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
        {isDrawn ? Children.toArray(children).slice(0, mostDrawn) : children}
      </ul>
    </section>
  )
}
