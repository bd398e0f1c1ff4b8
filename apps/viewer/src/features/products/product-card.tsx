import { Icon } from '@grandstand/ui'
import { useAccountWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { BoughtMark } from './bought-mark.tsx'
import { BuyLink } from './buy-link.tsx'
import type { Product } from './product.ts'
import styles from './product-card.module.css'

interface ProductCardProps {
  product: Product
  /** Each viewer has one trial. */
  isTrialOpen: boolean
  /** `other`: another of its kind is held, and one is all that anybody needs. */
  bought: 'no' | 'this' | 'other'
}

export function ProductCard({ product, isTrialOpen, bought }: ProductCardProps) {
  const { money, plural } = useI18n()
  const { packages: words } = useAccountWords()
  const { name, description, tag, sports, scope, trialDays } = product
  const hasTrial = trialDays > 0 && isTrialOpen && bought === 'no'
  const opened =
    scope === 'all' && sports.length === 0
      ? [words.opens.all]
      : [...otherScope(scope, words.opens), ...sports]
  return (
    <article className={`${styles.card} panel`}>
      <div className="line">
        <h3 className="title-2">{name}</h3>
        {tag !== null && <span className={styles.tag}>{tag}</span>}
      </div>
      {(scope !== 'game' || product.price > 0) && (
        <p className={styles.price}>
          <span className={styles.amount}>{money(product.price, product.currency)}</span>{' '}
          <span className="quiet small">{words.payment[product.payment]}</span>
        </p>
      )}
      {hasTrial && <p className={styles.trial}>{plural(words.trial, trialDays)}</p>}
      <p className="quiet small">{description}</p>
      <p className={styles.opens}>
        <Icon name="check" />
        {opened.join(' · ')}
      </p>
      <div className={styles.buy}>
        {bought !== 'no' && <BoughtMark isThis={bought === 'this'} />}
        {(bought === 'no' || scope === 'team') && <NextStep product={product} hasTrial={hasTrial} />}
      </div>
    </article>
  )
}

function NextStep({ product, hasTrial }: { product: Product; hasTrial: boolean }) {
  const { money, fill } = useI18n()
  const { packages: words, selectPackage: own } = useAccountWords()
  const { scope, href, item } = product
  if (scope !== 'all') {
    return (
      <a className="button" href={href}>
        {scope === 'team' ? own.chooseTeam : words.chooseGame}
      </a>
    )
  }
  const price = money(product.price, product.currency)
  return <BuyLink href={href} item={item} label={hasTrial ? words.startTrial : fill(own.buy, { price })} />
}

function otherScope(scope: Product['scope'], words: { team: string; game: string }): string[] {
  return scope === 'all' ? [] : [words[scope]]
}
