import type { ReactNode } from 'react'
import type { WatchCatalogue } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { refusalText } from './refusal-text.ts'
import styles from './watch-stage.module.css'

interface WatchGateProps {
  /** Where what is needed is sold. */
  buy: Way
  /** The server's code. */
  refusal: string
  words: WatchCatalogue['gate'] & { purchaseAction: string }
  /** Plays the game's preview; null: it has none. */
  preview: ReactNode
  /** Tells which rule it is. */
  why?: ReactNode
  /** Without it nobody has asked yet. */
  onAgain?: () => void
}

interface Way {
  href: string
  onChoose?: () => void
}

interface GateChoice {
  links?: readonly (Way & { label: string })[]
  again?: string
  /** Asking again would change nothing. */
  isFinal?: boolean
}

/** The obstacle between the visitor and the picture, and the way on. */
export function WatchGate({ buy, refusal, words, preview, why, onAgain }: WatchGateProps) {
  const { words: common } = useI18n()
  const choices: Record<string, GateChoice> = {
    geo_blocked: { isFinal: true },
    forbidden: { isFinal: true },
    unauthenticated: {
      // A first-time visitor has no account to log in with.
      links: [
        { href: '/registration', label: words.createAccount },
        { href: '/login', label: words.loginAction },
      ],
    },
    purchase_needed: {
      links: [{ ...buy, label: words.purchaseAction }],
    },
    event_cancelled: { isFinal: true },
    playback_replaced: { again: words.watchHere },
  }
  const { links = [], again = common.common.tryAgain, isFinal = false } = choices[refusal] ?? {}
  return (
    <div className={`${styles.gate} stack-3`} role={onAgain && 'alert'}>
      <p>{refusalText(refusal, words)}</p>
      {links.length > 0 && (
        <p className={`${styles.ways} row-2`}>
          {links.map(({ href, label, onChoose }, at) => (
            <a
              key={href}
              className={at === 0 ? 'button button--primary' : 'button'}
              href={href}
              onClick={onChoose}
            >
              {label}
            </a>
          ))}
        </p>
      )}
      {links.length > 0 && preview}
      {onAgain && links.length === 0 && !isFinal && (
        <button className="button" type="button" onClick={onAgain}>
          {again}
        </button>
      )}
      {why}
    </div>
  )
}
