import type { OfferOption } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import type { CSSProperties, ReactNode } from 'react'
import { useAccountWords, usePassesWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import type { SoldItem } from '../../platform/sold-item.ts'
import { BuyLink } from './buy-link.tsx'
import styles from './option-card.module.css'
import { ownedText } from './owned-text.ts'

/** More are too thin to be counted. */
const maxBars = 24

interface OptionCardProps {
  option: OfferOption
  title: string
  text: string
  /** A crest or an icon. */
  mark: ReactNode
  /** Beside the price. */
  per: string
  /** The games left as a bar, or what else there is to see. */
  bar: ReactNode
  /** The sum, sentence by sentence. */
  sum: readonly string[]
  buyLabel: string
  href: string
  item: SoldItem
  /** The colour of the team, behind the suggested one. */
  color?: string | undefined
}

/** One way to watch, with the sum done. Only the suggested one is filled. */
export function OptionCard({ option, title, text, mark, per, bar, sum, ...rest }: OptionCardProps) {
  const { money, language, fill } = useI18n()
  const words = usePassesWords()
  const { selectPackage } = useAccountWords()
  const { price, total, credit, currency, owned, is_for_sale, is_suggested } = option
  const style: CSSProperties | undefined = rest.color ? { '--own-color': rest.color } : undefined
  const fees = fill(selectPackage.fees, {
    base: money(option.base_price, currency),
    fee: money(option.service_fee, currency),
  })
  return (
    <article className={`${styles.card} ${is_suggested ? styles.suggested : ''}`} style={style}>
      <div className={styles.head}>
        <span className={styles.mark}>{mark}</span>
        <div className={styles.names}>
          <h2 className={styles.title}>{title}</h2>
          <p className="quiet meta">{text}</p>
        </div>
        {is_suggested && <span className={styles.best}>{words.best}</span>}
      </div>
      <p className={styles.price}>
        <span className={styles.amount}>{money(total, currency)}</span>
        {credit > 0 && <s className="quiet">{money(price, currency)}</s>}
        <span className="quiet meta">
          {per}
          {option.service_fee > 0 && <span className="visually-hidden"> · {fees}</span>}
        </span>
      </p>
      {bar}
      <p className={styles.sum}>{sum.join(' ')}</p>
      <div className={styles.buy}>
        {owned && (
          <p className={styles.owned}>
            <Icon name="check" />
            {ownedText(owned, words, language)}
          </p>
        )}
        {is_for_sale && (
          <BuyLink href={rest.href} item={rest.item} label={rest.buyLabel} isFilled={is_suggested} />
        )}
      </div>
    </article>
  )
}

/** The games left: white until it has paid off, green after. */
export function GamesBar({
  games,
  paid,
  isFreeAfter,
}: {
  games: number
  paid: number
  isFreeAfter: boolean
}) {
  if (games < 2) return null
  const bars = Array.from({ length: Math.min(games, maxBars) }, (_, index) => ({
    number: index + 1,
    state: index < paid ? styles.paid : isFreeAfter ? styles.free : styles.left,
  }))
  return (
    <div className={styles.bar} aria-hidden="true">
      {bars.map(({ number, state }) => (
        <i key={number} className={state} />
      ))}
    </div>
  )
}
