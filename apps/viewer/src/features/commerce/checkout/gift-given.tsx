import type { Order } from '@grandstand/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useCommerceWords } from '../../../locales/words.ts'
import { useApp } from '../../../platform/app-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { GiftLinkRow } from '../gifts/gift-link-row.tsx'
import { giftsQuery } from '../gifts/gifts-query.ts'
import { GroupLinks } from '../gifts/group-links.tsx'
import { DoneFrame } from './done-frame.tsx'
import { useAfterPurchase } from './use-after-purchase.ts'

/** A gift is paid: where its link went, and the link itself to hand on. */
export function GiftGiven({ order, needsPassword }: { order: Order; needsPassword: boolean }) {
  const { client } = useApp()
  const { language, fill } = useI18n()
  const { giving: words, done } = useCommerceWords()
  const finish = useAfterPurchase()
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    void finish(order)
  }, [finish, order])
  const { data: gifts = [], isPending } = useQuery(giftsQuery(client, language))
  const own = gifts.filter(({ order_id }) => order_id === order.id)
  const [gift] = own
  const isGroup = order.seats > 1
  const { name } = order.product
  return (
    <DoneFrame
      order={order}
      title={isGroup ? words.groupTitle : words.title}
      text={isPending ? null : describe()}
      needsPassword={needsPassword}
    >
      {isGroup && own.length > 0 && <GroupLinks gifts={own} name={name} />}
      {!isGroup && gift?.link && (
        <div className="stack-2">
          <p className="quiet meta pretty">{words.handOn}</p>
          <GiftLinkRow link={gift.link} name={name} />
        </div>
      )}
      <a className="button" href="/profile/orders">
        {done.orders}
      </a>
    </DoneFrame>
  )

  function describe(): string {
    if (isGroup) return fill(words.groupSent, { name, number: String(order.seats) })
    return gift?.email ? fill(words.sentTo, { name, email: gift.email }) : fill(words.sent, { name })
  }
}
