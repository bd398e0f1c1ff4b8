import type { StudioOrderDetail } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import type { ReactNode } from 'react'
import { couponsHref, eventHref, userHref, whyHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useMayCall } from '../../../platform/operator.ts'
import styles from './order-drawer.module.css'
import { OrderState } from './order-state.tsx'
import { OrderSign } from './order-what.tsx'
import { useCardWords } from './use-card-words.ts'

/** How much, in which state, who, what, and how it was paid. */
export function OrderSummary({ channel, order }: { channel: string; order: StudioOrderDetail }) {
  const { words, money, dateTime, fill } = useI18n()
  const { cardText } = useCardWords()
  const mayCall = useMayCall()
  const say = words.money
  const of = words.sales.order
  const amount = (value: number) => money(value, order.currency)
  const { user, event_id, coupon_code } = order
  const parts = [
    amount(order.base_price),
    order.service_fee > 0 && `+ ${amount(order.service_fee)} ${say.parts.fee}`,
    order.discount > 0 && `− ${amount(order.discount)} ${say.parts.discount}`,
    order.credit > 0 && `− ${amount(order.credit)} ${say.parts.credit}`,
    order.tax > 0 && `+ ${amount(order.tax)} ${say.parts.tax}`,
  ].filter(Boolean)
  const until = order.expires_at && fill(say.until, { time: dateTime(order.expires_at) })
  const renewal = order.auto_renewal && `${of.renewal}: ${of.renewals[order.auto_renewal]}`
  return (
    <>
      <div className={styles.top}>
        <div>
          <p className={`${styles.sum} figures`}>{amount(order.total)}</p>
          <OrderState order={order} />
        </div>
        <OrderSign order={order} size={44} />
      </div>
      <dl className={styles.pairs}>
        <Pair label={say.columns.who}>
          <dd>
            {user ? (
              <>
                <a href={userHref(channel, user.id)}>
                  <b>{user.name.trim() || user.email}</b>
                </a>
                {user.name.trim() && <small>{user.email}</small>}
              </>
            ) : (
              words.sales.orders.gone
            )}
          </dd>
          {user && mayCall(studioWireCalls.explainAccessOf) && (
            <dd>
              <a
                className="button"
                href={whyHref(channel, user.id, event_id === null ? {} : { event: String(event_id) })}
              >
                {say.canTheyWatch}
              </a>
            </dd>
          )}
        </Pair>
        <Pair label={say.columns.what}>
          <dd>
            <b>{event_id === null ? order.name : <a href={eventHref(channel, event_id)}>{order.name}</a>}</b>
            <small>
              {[of.types[order.type], order.access.is_open ? say.opens : say.opensNot, until, renewal]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </dd>
        </Pair>
        <GiftPair channel={channel} order={order} />
        <Pair label={words.common.paid}>
          <dd className="figures">
            {parts.join(' ')}
            <small>
              {cardText(order.card) || (order.total === 0 ? say.methods.free : '')}
              {coupon_code && (
                <>
                  {' '}
                  <a href={couponsHref(channel, { search: coupon_code })}>{coupon_code}</a>
                </>
              )}
            </small>
          </dd>
        </Pair>
      </dl>
    </>
  )
}

function GiftPair({ channel, order }: { channel: string; order: StudioOrderDetail }) {
  const { words, fill } = useI18n()
  const of = words.sales.order
  const { gift, seats, opened_seats } = order
  if (seats > 1)
    return (
      <Pair label={of.group}>
        <dd>{fill(of.groupState, { opened: String(opened_seats), number: String(seats) })}</dd>
      </Pair>
    )
  if (!gift) return null
  return (
    <Pair label={of.giftTo}>
      <dd>
        {gift.email ?? words.sales.orders.gone}
        <small>
          {of.giftStates[gift.state]}
          {gift.user && (
            <>
              {' · '}
              {of.giftHolder} <a href={userHref(channel, gift.user.id)}>{gift.user.email}</a>
            </>
          )}
        </small>
      </dd>
    </Pair>
  )
}

function Pair({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="heard-on-phone">{label}</dt>
      {children}
    </div>
  )
}
