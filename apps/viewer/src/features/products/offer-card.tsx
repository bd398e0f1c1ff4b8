import type { Participant } from '@grandstand/contract'
import type { Offer } from '@grandstand/rules'
import { Icon, SelectField } from '@grandstand/ui'
import { useState } from 'react'
import { useAccountWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { BoughtMark } from './bought-mark.tsx'
import { BuyLink } from './buy-link.tsx'
import { buyHref, describeOffer } from './offer.ts'
import styles from './product-card.module.css'
import { useBought } from './use-bought.ts'

interface OfferCardProps {
  offer: Offer
  /** What it opens, in words. */
  opens: string
  /** To choose from, for a team pass; the first that is not held is chosen at once. */
  teams: readonly Participant[]
  /** The game that led here. */
  eventId: number | null
}

export function OfferCard({ offer, opens, teams, eventId }: OfferCardProps) {
  const { money, fill } = useI18n()
  const { packages: words, selectPackage: own } = useAccountWords()
  const bought = useBought()
  const heldTeams = offer.type === 'package' ? bought.teamsOf(offer.product.id) : []
  const isHeld = (id: number) => heldTeams.includes(id)
  const [chosenId, setChosenId] = useState<number | null>(null)
  const teamId = chosenId ?? (teams.find(({ id }) => !isHeld(id)) ?? teams[0])?.id ?? null
  const state = stateOf()
  const { name, description } =
    offer.type === 'event' ? { name: own.single, description: own.singleText } : offer.product
  const tag = offer.type === 'package' ? offer.product.tag : null
  const payment = offer.type === 'subscription' ? offer.product.offer : 'once'
  const inMoney = (amount: number) => money(amount, offer.currency)
  const fees = fill(own.fees, { base: inMoney(offer.base_price), fee: inMoney(offer.service_fee) })
  return (
    <article className={`${styles.card} panel`}>
      <div className="line">
        <h2 className="title-2">{name}</h2>
        {tag !== null && <span className={styles.tag}>{tag}</span>}
      </div>
      <p className={styles.price}>
        <span className={styles.amount}>{inMoney(offer.price)}</span>{' '}
        <span className="quiet small">
          {words.payment[payment]} · {offer.service_fee > 0 ? fees : own.noFees}
        </span>
      </p>
      <p className="quiet small">{description}</p>
      <p className={styles.opens}>
        <Icon name="check" />
        {opens}
      </p>
      {teams.length > 0 && (
        <SelectField
          label={own.team}
          name="participant_id"
          options={teams.map(({ id, name: team }) => ({
            value: String(id),
            label: isHeld(id) ? `${team} ✓` : team,
          }))}
          value={String(teamId)}
          onChange={event => setChosenId(Number(event.target.value))}
        />
      )}
      <div className={styles.buy}>
        {state === 'no' ? (
          <BuyLink
            href={buyHref(offer, teamId, eventId)}
            item={describeOffer(offer, own.single)}
            label={fill(own.buy, { price: inMoney(offer.price) })}
          />
        ) : (
          <BoughtMark isThis={state === 'this'} />
        )}
      </div>
    </article>
  )

  function stateOf(): 'no' | 'this' | 'other' {
    if (offer.type === 'event') return 'no'
    if (offer.type === 'subscription') {
      if (bought.subscriptionId === null) return 'no'
      return bought.subscriptionId === offer.product.id ? 'this' : 'other'
    }
    const isTeams = offer.product.is_team_pass
    return (isTeams ? teamId !== null && isHeld(teamId) : bought.hasPass(offer.product.id)) ? 'this' : 'no'
  }
}
