import type { Gift } from '@grandstand/contract'
import { useQuery } from '@tanstack/react-query'
import { useCommerceWords } from '../../../locales/words.ts'
import { useApp } from '../../../platform/app-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import orders from '../orders/order-card.module.css'
import { GiftCard } from './gift-card.tsx'
import { giftsQuery } from './gifts-query.ts'
import { GroupCard } from './group-card.tsx'

/** What the user gave and received, below what they bought; nothing where there is none. */
export function GiftList() {
  const { client } = useApp()
  const { language } = useI18n()
  const { gifts: words } = useCommerceWords()
  const { data: gifts = [], isError } = useQuery(giftsQuery(client, language))
  if (isError) return <p role="alert">{words.listFailed}</p>
  if (gifts.length === 0) return null
  return (
    <section className="stack-3" aria-labelledby="gifts">
      <h2 className="title-2" id="gifts">
        {words.title}
      </h2>
      <ul className={`${orders.list} stack-4`}>
        {gifts.filter(isShown).map(gift => (
          <li key={gift.id}>
            {isOfGroup(gift) ? (
              <GroupCard first={gift} gifts={gifts.filter(({ order_id }) => order_id === gift.order_id)} />
            ) : (
              <GiftCard gift={gift} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const isOfGroup = ({ seats, is_received }: Gift) => seats > 1 && !is_received
/** A group is one card, of its first seat. */
const isShown = (gift: Gift) => !isOfGroup(gift) || gift.seat === 1
