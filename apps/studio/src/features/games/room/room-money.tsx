import type { Room } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { checkGameRefund } from '@grandstand/rules'
import { ordersHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { May } from '../../../platform/may.tsx'
import { useMayCall } from '../../../platform/operator.ts'
import { GameBuyers } from '../../sale/orders/game-buyers.tsx'
import { Curve } from '../events/tonight/curve.tsx'
import styles from './room.module.css'

/** What the game has brought so far. */
export function RoomMoney({ channel, room }: { channel: string; room: Room }) {
  const { words, fill, plural, number, money } = useI18n()
  const say = words.room
  const id = String(room.id)
  const mayOpen = useMayCall()(studioWireCalls.listStudioOrders)
  const { total, price, payments, recent, curve, currency } = room.money
  if (price === 0 && payments === 0) return null
  const orders = plural(say.orders, payments)
  return (
    <section className={styles.section} aria-labelledby="room-money">
      <div className={styles.title}>
        <h2 id="room-money">{words.nav.sales}</h2>
        {mayOpen && payments > 0 ? (
          <a href={ordersHref(channel, { event: id })}>{orders}</a>
        ) : (
          <span className="quiet">{orders}</span>
        )}
      </div>
      <div className={styles.money}>
        <div>
          <p className={styles.sum}>{money(total, currency)}</p>
          <p className="quiet meta figures">
            {fill(say.sold, { number: number(payments), price: money(price, currency) })}
            {recent > 0 && ` · ${fill(say.recent, { number: number(recent) })}`}
          </p>
        </div>
        {curve.length > 0 && <Curve values={curve} />}
      </div>
      {payments > 0 && !room.is_cancelled && checkGameRefund(room) === null && (
        <May call={studioWireCalls.refundEventBuyers}>
          <GameBuyers channel={channel} event={id} least={1} />
        </May>
      )}
    </section>
  )
}
