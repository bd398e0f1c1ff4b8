import { openedSports } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import type { ReactNode } from 'react'
import { useAccountWords, useCommerceWords } from '../../../locales/words.ts'
import { useBootstrap } from '../../../platform/channel/use-bootstrap.ts'
import { dateFormat } from '../../../platform/i18n/date-format.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import type { Basket } from './basket.ts'
import styles from './bought-item.module.css'

interface BoughtItemProps {
  basket: Basket
  name: string
  /** Which game it is, where one is bought. */
  game: (name: string) => ReactNode
}

/** Its name, what it opens, and for how long. */
export function BoughtItem({ basket, name, game }: BoughtItemProps) {
  const { packages, subscriptions } = useBootstrap()
  const { packages: words, selectPackage } = useAccountWords()
  const { checkout } = useCommerceWords()
  const id = Number(basket.id)
  if (basket.type === 'event')
    return (
      <div className="stack-2">
        {game(name)}
        <Opens text={selectPackage.singleText} />
      </div>
    )
  const pass = basket.type === 'package' ? packages.find(each => each.id === id) : undefined
  if (pass) return <BoughtPass pass={pass} name={name} />
  const plan = subscriptions.find(each => each.id === id)
  return (
    <div className="stack-2">
      <h2 className="title-3">{name}</h2>
      {plan && <p className="quiet small pretty">{checkout.renews[plan.offer]}</p>}
      <Opens text={words.opens.all} />
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
    <div className="stack-2">
      <h2 className="title-3">{name}</h2>
      <p className="quiet small pretty">{pass.description}</p>
      {pass.ends_on !== null && (
        <p className="quiet small pretty">
          {fill(checkout.until, { date: lastDay(language, pass.ends_on) })}
        </p>
      )}
      {pass.valid_days !== null && (
        <p className="quiet small pretty">{plural(checkout.days, pass.valid_days)}</p>
      )}
      <Opens text={opened.join(' · ') || words.opens.all} />
    </div>
  )
}

function Opens({ text }: { text: string }) {
  return (
    <p className={styles.opens}>
      <Icon name="check" />
      {text}
    </p>
  )
}

const lastDay = (language: string, day: string) =>
  dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
