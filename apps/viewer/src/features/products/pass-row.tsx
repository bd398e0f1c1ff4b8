import type { Event, OfferChoice } from '@grandstand/contract'
import { basketHref } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { useBuyGame } from '../../platform/offer/use-buy-game.ts'
import { describeSoldItem } from '../../platform/sold-item.ts'
import { BuyAnchor } from './buy-link.tsx'
import type { Choice } from './list-choices.ts'
import styles from './pass-row.module.css'
import { useChoices } from './use-choices.ts'
import { useDescribeOption } from './use-describe-option.ts'

/** Beside the way to buy a game: the pass that covers it, if there is one, and when it pays off. */
export function PassRow({ event }: { event: Event }) {
  const { choice, choices } = useChoices(event, useBuyGame(event).basket)
  const pass = choices.find(({ option }) => option.type !== 'event')
  return choice && pass ? <Row choice={choice} pass={pass} /> : null
}

function Row({ choice, pass: { option, basket } }: { choice: OfferChoice; pass: Choice }) {
  const { money } = useI18n()
  const { name, sum } = useDescribeOption(choice)(option)
  return (
    <BuyAnchor className={styles.row} href={basketHref(basket)} item={describeSoldItem(option)}>
      <span className="shrinks">
        <span className={styles.name}>
          {name} · {money(option.total, option.currency)}
        </span>
        <span className={`${styles.text} quiet meta`}>{sum}</span>
      </span>
      <Icon name="chevron_right" />
    </BuyAnchor>
  )
}
