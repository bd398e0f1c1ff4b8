import type { ReactNode } from 'react'
import type { WatchCatalogue } from '../../locales/watch/watch-catalogue.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './watch-stage.module.css'

interface WatchGateProps {
  /** Where what is needed is sold. */
  buyHref: string
  /** The server's code. */
  refusal: string
  words: WatchCatalogue['gate'] & { purchaseAction?: string }
  /** Plays the game's preview; null: it has none. */
  preview: ReactNode
  /** Tells which rule it is. */
  why?: ReactNode
  onAgain: () => void
}

/** What stands between the visitor and the picture, and the way on. */
export function WatchGate({ buyHref, refusal, words, preview, why, onAgain }: WatchGateProps) {
  const { words: common } = useI18n()
  const ways: Record<string, { text: string; href?: string; action?: string; again?: string }> = {
    geo_blocked: { text: words.geoBlocked },
    unauthenticated: { text: words.login, href: '/login', action: words.loginAction },
    purchase_needed: {
      text: words.purchase,
      href: buyHref,
      action: words.purchaseAction ?? common.events.watchNow,
    },
    event_cancelled: { text: words.cancelled },
    nothing_to_play: { text: words.nothing },
    playback_replaced: { text: words.replaced, again: words.watchHere },
  }
  const { text, href, action, again = common.common.tryAgain } = ways[refusal] ?? { text: words.failed }
  return (
    <div className={styles.gate} role="alert">
      <p>{text}</p>
      {href && (
        <a className="button button--primary" href={href}>
          {action}
        </a>
      )}
      {href && preview}
      {!href && refusal !== 'geo_blocked' && refusal !== 'event_cancelled' && (
        <button className="button" type="button" onClick={onAgain}>
          {again}
        </button>
      )}
      {why}
    </div>
  )
}
