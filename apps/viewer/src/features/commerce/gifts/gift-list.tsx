import { useQuery } from '@tanstack/react-query'
import { useCommerceWords } from '../../../locales/words.ts'
import { useApp } from '../../../platform/app-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import orders from '../orders/order-card.module.css'
import { GiftCard } from './gift-card.tsx'
import { giftsQuery } from './gifts-query.ts'

/** What the user gave and received, below what they bought; nothing where there is none. */
export function GiftList() {
  const { client } = useApp()
  const { language } = useI18n()
  const { gifts: words } = useCommerceWords()
  const { data: gifts = [] } = useQuery(giftsQuery(client, language))
  if (gifts.length === 0) return null
  return (
    <section className="stack-3" aria-labelledby="gifts">
      <h2 className="title-2" id="gifts">
        {words.title}
      </h2>
      <ul className={`${orders.list} stack-4`}>
        {gifts.map(gift => (
          <li key={gift.id}>
            <GiftCard gift={gift} />
          </li>
        ))}
      </ul>
    </section>
  )
}
