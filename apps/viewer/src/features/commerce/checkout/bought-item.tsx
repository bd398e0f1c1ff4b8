import { type Basket, openedSports } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import { useAccountWords, useCommerceWords } from '../../../locales/words.ts'
import { useBootstrap } from '../../../platform/channel/use-bootstrap.ts'
import { dateFormat } from '../../../platform/i18n/date-format.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './bought-item.module.css'

interface BoughtItemProps {
  basket: Basket
  name: string
  /** Null: nothing is due now. */
  price: string | null
}

/** Its name, what it opens, for how long, and what it costs. */
export function BoughtItem({ basket, name, price }: BoughtItemProps) {
  return (
    <div className={styles.item}>
      <Icon name="check" />
      <Described basket={basket} name={name} />
      {price !== null && <p className={styles.price}>{price}</p>}
    </div>
  )
}

function Described({ basket, name }: Omit<BoughtItemProps, 'price'>) {
  const { packages, subscriptions } = useBootstrap()
  const { packages: words, selectPackage } = useAccountWords()
  const { checkout } = useCommerceWords()
  const id = Number(basket.id)
  if (basket.type === 'event')
    return (
      <div>
        <h2 className={styles.name}>{selectPackage.single}</h2>
        <p className="quiet meta pretty">{selectPackage.singleText}</p>
      </div>
    )
  const pass = basket.type === 'package' ? packages.find(each => each.id === id) : undefined
  if (pass) return <BoughtPass pass={pass} name={name} />
  const plan = subscriptions.find(each => each.id === id)
  return (
    <div>
      <h2 className={styles.name}>{name}</h2>
      <p className="quiet meta pretty">{words.opens.all}</p>
      {plan && <p className="quiet meta pretty">{checkout.renews[plan.offer]}</p>}
    </div>
  )
}

type Pass = ReturnType<typeof useBootstrap>['packages'][number]

function BoughtPass({ pass, name }: { pass: Pass; name: string }) {
  const { language, fill, plural } = useI18n()
  const { packages: words } = useAccountWords()
  const { checkout } = useCommerceWords()
  const { event_categories } = useBootstrap()
  const opened = [
    ...(pass.is_team_pass ? [words.opens.team] : []),
    ...openedSports(event_categories, pass.event_categories),
  ]
  return (
    <div>
      <h2 className={styles.name}>{name}</h2>
      <p className="quiet meta pretty">{pass.description}</p>
      <p className="quiet meta pretty">{opened.join(' · ') || words.opens.all}</p>
      {pass.ends_on !== null && (
        <p className="quiet meta pretty">{fill(checkout.until, { date: lastDay(language, pass.ends_on) })}</p>
      )}
      {pass.valid_days !== null && (
        <p className="quiet meta pretty">{plural(checkout.days, pass.valid_days)}</p>
      )}
    </div>
  )
}

const lastDay = (language: string, day: string) =>
  dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
