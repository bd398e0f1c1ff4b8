import { ApiError } from '@grandstand/api-client'
import { type Basket, basketHref, gameOf } from '@grandstand/rules'
import { StateMessage } from '@grandstand/ui'
import type { ReactNode } from 'react'
import { useCommerceWords } from '../../../locales/words.ts'
import { errorText } from '../../../platform/error-text.ts'
import { Failure } from '../../../platform/failure.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Navigate } from '../../../platform/router/navigate.tsx'

interface CheckoutRefusedProps {
  error: Error
  basket: Basket
  /** In place of paying for what has no picture: the way to be told when it comes. */
  remind: ReactNode
  /** What else opens the game; null: nothing does. */
  passesHref: string | null
  /** The game has been played. */
  isOver: boolean
  /** It was for sale when the page was opened: its buyer may have tried to pay. */
  wasOffered: boolean
  onAgain: () => void
}

/** What is chosen is not sold to this user now, or its price did not come. */
export function CheckoutRefused(props: CheckoutRefusedProps) {
  const { error, basket, remind, passesHref, isOver, wasOffered, onAgain } = props
  const i18n = useI18n()
  const { refused: words, checkout, failure, giving } = useCommerceWords()
  const code = error instanceof ApiError ? error.code : ''
  const game = gameOf(basket)
  const passes = { href: '/packages', label: checkout.seePasses }
  const back = game === null ? passes : { href: `/watch/${game}`, label: checkout.backToGame }
  const others = passesHref === null ? [] : [{ ...passes, href: passesHref }]
  const orders = { href: '/profile/orders', label: failure.orders }
  const asGift = { href: basketHref({ ...basket, gift: '1' }), label: giving.ask }
  const team = { href: `/select-package/${basket.id}?package=${basket.id}`, label: words.chooseTeam }
  const known: Record<string, { title: string; text: string; links: { href: string; label: string }[] }> = {
    already_purchased: {
      title: words.boughtTitle,
      text: words.boughtText,
      links: [
        game === null ? orders : { ...back, label: i18n.words.events.seeGame },
        ...(basket.type === 'subscription' ? [] : [asGift]),
      ],
    },
    geo_blocked: { title: words.geoTitle, text: words.geoText, links: [back] },
    event_cancelled: {
      title: i18n.words.watch.cancelledTitle,
      text: i18n.words.watch.cancelledText,
      links: [back],
    },
    nothing_to_play: {
      title: isOver ? words.goneTitle : words.nothingTitle,
      text: isOver ? i18n.words.watch.noReplay : words.nothingText,
      links: [back, ...others],
    },
    ...(wasOffered && {
      not_found: { title: words.goneTitle, text: words.goneText, links: [back, ...others] },
    }),
    id_not_selected: { title: words.noneTitle, text: words.noneText, links: [passes] },
    team_not_selected: { title: words.teamTitle, text: words.teamText, links: [team] },
  }
  const found = known[code]
  if (!found && code === 'not_found') return <Navigate to="/404" />
  if (found) {
    return (
      <StateMessage
        level={1}
        {...(wasOffered && { role: 'alert' })}
        icon={code === 'already_purchased' ? 'check' : 'alert'}
        title={found.title}
        text={wasOffered && code !== 'already_purchased' ? `${found.text} ${words.notCharged}` : found.text}
      >
        {code === 'nothing_to_play' && remind}
        {found.links.map(({ href, label }, index) => (
          <a
            key={href}
            className={code === 'nothing_to_play' || index > 0 ? 'button' : 'button button--primary'}
            href={href}
          >
            {label}
          </a>
        ))}
      </StateMessage>
    )
  }
  const text = error instanceof ApiError ? errorText(error, i18n) : i18n.words.errors.global
  return (
    <Failure title={words.failedTitle} text={text} level={1} onAgain={onAgain}>
      <a className="button" href={back.href}>
        {back.label}
      </a>
    </Failure>
  )
}
