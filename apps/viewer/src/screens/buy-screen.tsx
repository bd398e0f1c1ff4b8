import type { Event, Order, User } from '@grandstand/contract'
import { type Basket, basketHref, gameOf, readBasket, screenTitle } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { usePageTitle } from '../features/channel/use-page-title.ts'
import { Checkout, type GameViews } from '../features/commerce/checkout/checkout.tsx'
import { CheckoutFrame } from '../features/commerce/checkout/checkout-frame.tsx'
import { GiftGiven } from '../features/commerce/checkout/gift-given.tsx'
import { NothingChosen } from '../features/commerce/checkout/nothing-chosen.tsx'
import { OrderDone } from '../features/commerce/checkout/order-done.tsx'
import { OrderSettling } from '../features/commerce/checkout/order-settling.tsx'
import { OrderWait } from '../features/commerce/checkout/order-wait.tsx'
import type { Decline, PayProblem } from '../features/commerce/checkout/pay-problem.ts'
import { priceLinesQuery } from '../features/commerce/checkout/price-queries.ts'
import { useAfterPurchase } from '../features/commerce/checkout/use-after-purchase.ts'
import { useAttempts } from '../features/commerce/checkout/use-attempts.ts'
import type { Confirming } from '../features/commerce/checkout/use-pay.ts'
import { calendarHref } from '../features/events/event-links.ts'
import { eventQuery } from '../features/events/event-queries.ts'
import { GameAhead } from '../features/events/game-ahead.tsx'
import { GameOnSale, LargeGameOnSale } from '../features/events/game-on-sale.tsx'
import { ShareGame } from '../features/events/share-game.tsx'
import { RemindMe } from '../features/notices/remind-me.tsx'
import { openAhead } from '../features/playback/open-playback.ts'
import { useEarlyPlayer } from '../features/playback/use-early-player.ts'
import { GameChoices } from '../features/products/game-choices.tsx'
import { choicesQuery, findTeamId, useChoices } from '../features/products/use-choices.ts'
import { ProfileGate } from '../features/profile/profile-gate.tsx'
import { useCommerceWords } from '../locales/words.ts'
import { useApp } from '../platform/app-context.ts'
import type { FirstAsked, GetFirst } from '../platform/first-answers.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { offersHref } from '../platform/offer/offers-href.ts'
import { readPaying } from '../platform/read-paying.ts'
import { useLocation, useRouter } from '../platform/router/router-context.ts'
import { profileQuery } from '../platform/session/user-queries.ts'
import { useKept } from '../platform/use-kept.ts'
import styles from './buy-screen.module.css'

/** The checkout of every product; with `?order=` what became of a payment. */
export function BuyScreen() {
  const { search } = useLocation()
  const [isConfirming, setIsConfirming] = useState('order' in search)
  usePageTitle(screenTitle('buy', useI18n().language))
  return (
    <CheckoutFrame isConfirming={isConfirming}>
      <Buying onConfirming={setIsConfirming} />
    </CheckoutFrame>
  )
}

/** The price first: where nothing is sold, nothing else is loaded. */
BuyScreen.first = async ({ client, storage, language, search }: FirstAsked, get: GetFirst) => {
  const basket = readBasket(search)
  if (!basket) return
  const priced = priceLinesQuery(client, language, basket)
  // Nothing on the screen holds it yet.
  await get(priced.queryKey, queryClient => queryClient.fetchQuery({ ...priced, gcTime: Infinity }))
  const gameId = gameOf(basket)
  if (gameId === null) return
  const game = eventQuery(client, language, gameId)
  const event = await get(game.queryKey, queryClient => queryClient.fetchQuery(game))
  const choices = choicesQuery(client, language, { event, teamId: findTeamId(basket, storage) })
  await get(choices.queryKey, queryClient => queryClient.fetchQuery(choices))
}

function Buying({ onConfirming }: { onConfirming: (isConfirming: boolean) => void }) {
  const { client } = useApp()
  const { history } = useRouter()
  const search: Record<string, unknown> = useLocation().search
  const { basket, choose } = useBasket(search)
  const orderId = /^[1-9]\d{0,9}$/.exec(String(search.order))?.[0] ?? null
  // Kept here: a payment that fails leads from the order back to the filled page.
  const [problem, setProblem] = useState<PayProblem | null>(null)
  const [confirming, setConfirming] = useState<Confirming | null>(null)
  const [paid, setPaid] = useState<Order | null>(null)
  const { data: user } = useQuery(profileQuery(client))
  const [showDeclined] = useState(() => (why: Decline) => {
    setProblem(why)
    onConfirming(false)
  })
  function confirm(what: Confirming | null): void {
    setConfirming(what)
    onConfirming(what !== null)
  }
  const [finish] = useState(() => (order: Order) => {
    setPaid(order)
    onConfirming(false)
    history.replace(`/buy?order=${order.id}`)
  })
  const gameId = basket && gameOf(basket)
  const game = useGame(gameId)
  // A login asks for everything again.
  const kept = useKept(game.data)
  const event = String(kept?.id) === gameId ? kept : undefined
  const views = useGameViews(event)
  useEarlyPlayer(event?.has_picture === true)
  const { choice, choices, hasPasses, isPending } = useChoices(event, basket)
  // Known before the page is shown: nothing may move under a finger.
  const isChoiceKnown = !isPending && !(event === undefined && game.isLoading)
  if (paid?.is_gift) return <GiftGiven order={paid} needsPassword={user?.has_password === false} />
  if (paid) return <Paid order={paid} user={user ?? null} known={event} />
  if ('order' in search) {
    return (
      <ProfileGate>
        {() => (
          <OrderSettling
            key={orderId}
            orderId={orderId}
            confirming={readPaying(orderId)}
            onDeclined={showDeclined}
            onPaid={finish}
          />
        )}
      </ProfileGate>
    )
  }
  if (!basket) return <NothingChosen />
  if (user === undefined) return null
  return (
    <>
      {confirming && <OrderWait confirming={confirming} isOffline={false} />}
      {/* What is typed stays in its frame while the bank is asked. */}
      <div hidden={confirming !== null}>
        <Checkout
          key={`${gameOf(basket) ?? basketHref(basket)} ${basket.gift ?? ''}`}
          user={user}
          basket={basket}
          game={views}
          choices={
            !isChoiceKnown ? undefined : choice && choices.length > 0 ? (
              <GameChoices
                choice={choice}
                choices={choices}
                chosen={basket}
                onChoose={chosen => {
                  setProblem(null)
                  choose(chosen)
                }}
              />
            ) : null
          }
          passesHref={event && hasPasses ? offersHref(event.id) : null}
          problem={problem}
          onProblem={setProblem}
          onConfirming={confirm}
          onPaid={finish}
        />
      </div>
    </>
  )
}

/** What the address names, or what was chosen in its place; the address follows, so that a reload keeps it. */
function useBasket(search: Record<string, unknown>) {
  const { go } = useRouter()
  const named = useMemo(() => readBasket(search), [search])
  const [chosen, setChosen] = useState<Basket | null>(null)
  const isOfSameGame = named !== null && chosen !== null && gameOf(named) === gameOf(chosen)
  return {
    basket: isOfSameGame ? chosen : named,
    choose(basket: Basket): void {
      setChosen(basket)
      go(basketHref(basket), { replaces: true, keepsScroll: true })
    },
  }
}

function useGame(id: string | null) {
  const { client } = useApp()
  const { language } = useI18n()
  return useQuery({ ...eventQuery(client, language, id ?? ''), enabled: id !== null })
}

function useGameViews(event: Event | undefined): GameViews | null {
  const { language } = useI18n()
  if (!event) return null
  return {
    small: <GameOnSale event={event} />,
    large: <LargeGameOnSale event={event} />,
    isOver: event.stream_status === 'finished',
    remind: (
      <Suspense>
        <RemindMe event={event} kind="picture" calendarHref={calendarHref(event, language)} />
      </Suspense>
    ),
  }
}

/** What is bought plays at once where it can; else it is said what comes. */
function Paid({ order, user, known }: { order: Order; user: User | null; known: Event | undefined }) {
  const { client } = useApp()
  const { language } = useI18n()
  const { done: words } = useCommerceWords()
  const { history } = useRouter()
  const queryClient = useQueryClient()
  const finish = useAfterPurchase()
  const attempts = useAttempts()
  const [game] = useState(() => gameToWatch(order, attempts.read()?.basket ?? null))
  const [event, setEvent] = useState<Event | null>(null)
  // Held: the checkout lets go of the game while it is asked for, and what nobody holds is cancelled.
  useQuery({ ...eventQuery(client, language, game ?? ''), enabled: false })
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    if (known?.has_picture && known.stream_status !== 'upcoming' && String(known.id) === game)
      openAhead(client, known.id)
    void finish(order).then(async () => {
      if (game === null) return
      const fresh = { ...eventQuery(client, language, game), staleTime: 0 }
      // Where it cannot be asked for now, the game's own page tries again.
      const found = await queryClient.fetchQuery(fresh).catch(() => null)
      setEvent(found)
      if (found?.stream_status !== 'upcoming')
        history.replace(`/watch/${game}`, { plays: true, bought: order.id })
    })
  }, [client, language, game, known, order, queryClient, finish, history])
  return (
    <OrderDone
      order={order}
      needsPassword={user?.has_password === false}
      game={game === null ? null : describeGame(event)}
    />
  )

  /** A game that plays is on its way to the screen already. */
  function describeGame(found: Event | null) {
    if (found?.stream_status !== 'upcoming') return { head: null, actions: null }
    return {
      head: <GameAhead event={found} />,
      actions: (
        <Suspense>
          <div className="stack-2">
            <RemindMe event={found} kind="start" calendarHref={calendarHref(found, language)} />
            <div className={styles.pair}>
              <a className="button" href={calendarHref(found, language)} download="">
                <Icon name="calendar" />
                {words.calendar}
              </a>
              <ShareGame event={found} label={words.tellFriend} />
            </div>
            <a className="button" href={`/watch/${found.id}`}>
              {words.openGame}
            </a>
          </div>
        </Suspense>
      ),
    }
  }
}

function gameToWatch(order: Order, basket: Basket | null): string | null {
  if (order.type === 'event') return String(order.product.id)
  return basket ? gameOf(basket) : null
}
