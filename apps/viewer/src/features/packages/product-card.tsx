import { Icon } from '@grandstand/ui'
import { useAccountWords } from '../../locales/account/account-words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import type { Product } from './product.ts'
import styles from './product-card.module.css'

interface ProductCardProps {
  product: Product
  /** Each viewer has one trial. */
  isTrialOpen: boolean
}

export function ProductCard({ product, isTrialOpen }: ProductCardProps) {
  const { money, plural } = useI18n()
  const { packages: words, selectPackage } = useAccountWords()
  const { name, description, tag, sports, scope, trialDays } = product
  const opened =
    scope === 'all' && sports.length === 0
      ? [words.opens.all]
      : [...otherScope(scope, words.opens), ...sports]
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        {tag !== null && <span className={styles.tag}>{tag}</span>}
      </div>
      <p className={styles.price}>
        <span className={styles.amount}>{money(product.price, product.currency)}</span>{' '}
        <span className={styles.period}>{words.payment[product.payment]}</span>
      </p>
      {trialDays > 0 && isTrialOpen && <p className={styles.trial}>{plural(words.trial, trialDays)}</p>}
      <p className={styles.text}>{description}</p>
      <p className={styles.opens}>
        <Icon name="check" />
        {opened.join(' · ')}
      </p>
      {product.chooseHref === null ? (
        <p className={styles.soon}>{words.soon}</p>
      ) : (
        <div className={styles.buy}>
          <a className="button" href={product.chooseHref}>
            {selectPackage.chooseTeam}
          </a>
        </div>
      )}
    </article>
  )
}

function otherScope(scope: Product['scope'], words: { team: string; game: string }): string[] {
  return scope === 'all' ? [] : [words[scope]]
}
