import type { PackageProduct, Participant } from '@grandstand/contract'
import { openedSports } from '@grandstand/rules'
import { Icon, SelectField } from '@grandstand/ui'
import { useState } from 'react'
import { useAccountWords } from '../../locales/words.ts'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { describeSoldItem } from '../../platform/sold-item.ts'
import { BoughtMark } from './bought-mark.tsx'
import { BuyLink } from './buy-link.tsx'
import { optionHref } from './option-href.ts'
import styles from './team-pass-card.module.css'
import { useHeldTeams } from './use-held-teams.ts'
import { useTrackedList } from './use-tracked-list.ts'

interface TeamPassCardProps {
  product: PackageProduct
  /** To choose from; the first that is not held is chosen at once. */
  teams: readonly Participant[]
}

/** A team pass, whose team is chosen here. */
export function TeamPassCard({ product, teams }: TeamPassCardProps) {
  const { money, fill } = useI18n()
  const { packages: words, selectPackage: own } = useAccountWords()
  const { event_categories } = useBootstrap()
  const heldTeams = useHeldTeams(product.id)
  const isHeld = (id: number) => heldTeams.includes(id)
  const [chosenId, setChosenId] = useState<number | null>(null)
  const teamId = chosenId ?? (teams.find(({ id }) => !isHeld(id)) ?? teams[0])?.id ?? null
  const { id, name, description, tag, price, base_price, service_fee, currency } = product
  const item = describeSoldItem({ type: 'package', id, name, base_price, currency })
  useTrackedList('offers', [item])
  const inMoney = (amount: number) => money(amount, currency)
  const fees = fill(own.fees, { base: inMoney(base_price), fee: inMoney(service_fee) })
  const chosen = { type: 'package' as const, id, package_id: null, participant_id: teamId }
  return (
    <article className={`${styles.card} panel`}>
      <div className="line">
        <h2 className="title-2">{name}</h2>
        {tag !== null && <span className={styles.tag}>{tag}</span>}
      </div>
      <p className={styles.price}>
        <span className={styles.amount}>{inMoney(price)}</span>{' '}
        <span className="quiet small">
          {words.payment.once} · {service_fee > 0 ? fees : own.noFees}
        </span>
      </p>
      <p className="quiet small">{description}</p>
      <p className={styles.opens}>
        <Icon name="check" />
        {[words.opens.team, ...openedSports(event_categories, product.event_categories)].join(' · ')}
      </p>
      <SelectField
        label={own.team}
        name="participant_id"
        options={teams.map(team => ({
          value: String(team.id),
          label: isHeld(team.id) ? `${team.name} ✓` : team.name,
        }))}
        value={String(teamId)}
        onChange={event => setChosenId(Number(event.target.value))}
      />
      <div className={styles.buy}>
        {teamId !== null && isHeld(teamId) ? (
          <BoughtMark />
        ) : (
          <BuyLink
            href={optionHref(chosen, null)}
            item={item}
            label={fill(own.buy, { price: inMoney(price) })}
          />
        )}
      </div>
    </article>
  )
}
