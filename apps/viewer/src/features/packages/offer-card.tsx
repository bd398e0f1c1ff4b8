import type { Participant } from '@grandstand/contract'
import type { Offer } from '@grandstand/rules'
import { Icon, SelectField } from '@grandstand/ui'
import { useState } from 'react'
import { useAccountWords } from '../../locales/account/account-words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { BuyLink } from './buy-link.tsx'
import { buyHref } from './offer.ts'
import styles from './product-card.module.css'

interface OfferCardProps {
  offer: Offer
  /** What it opens, in words. */
  opens: string
  /** To choose from, for a team pass; the first is chosen at once. */
  teams: readonly Participant[]
}

export function OfferCard({ offer, opens, teams }: OfferCardProps) {
  const { money, fill } = useI18n()
  const { packages: words, selectPackage: own } = useAccountWords()
  const [teamId, setTeamId] = useState(teams[0]?.id ?? null)
  const { name, description } =
    offer.type === 'event' ? { name: own.single, description: own.singleText } : offer.product
  const tag = offer.type === 'package' ? offer.product.tag : null
  const payment = offer.type === 'subscription' ? offer.product.offer : 'once'
  const inMoney = (amount: number) => money(amount, offer.currency)
  const fees = fill(own.fees, { base: inMoney(offer.base_price), fee: inMoney(offer.service_fee) })
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        {tag !== null && <span className={styles.tag}>{tag}</span>}
      </div>
      <p className={styles.price}>
        <span className={styles.amount}>{inMoney(offer.price)}</span>{' '}
        <span className={styles.period}>
          {words.payment[payment]} · {offer.service_fee > 0 ? fees : own.noFees}
        </span>
      </p>
      <p className={styles.text}>{description}</p>
      <p className={styles.opens}>
        <Icon name="check" />
        {opens}
      </p>
      {teams.length > 0 && (
        <SelectField
          label={own.team}
          name="participant_id"
          options={teams.map(team => ({ value: String(team.id), label: team.name }))}
          value={String(teamId)}
          onChange={event => setTeamId(Number(event.target.value))}
        />
      )}
      <div className={styles.buy}>
        <BuyLink href={buyHref(offer, teamId)} name={name} price={inMoney(offer.price)} />
      </div>
    </article>
  )
}
