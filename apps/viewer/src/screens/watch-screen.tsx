import type { Event } from '@grandstand/contract'
import { eventCardTitle, eventTitle } from '@grandstand/rules'
import { LinkTabs, Skeleton } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { WhyButton } from '../features/access/why-button.tsx'
import { usePageTitle } from '../features/channel/use-page-title.ts'
import { useClipping } from '../features/clips/use-clipping.ts'
import { useGameMarks } from '../features/clips/use-game-marks.ts'
import { readWatchSearch } from '../features/clips/watch-search.ts'
import { PayInPlace, type PayInPlaceProps } from '../features/commerce/checkout/pay-in-place.tsx'
import { Countdown } from '../features/events/countdown.tsx'
import { EventFacts } from '../features/events/event-facts.tsx'
import { calendarHref } from '../features/events/event-links.ts'
import { EventPoster } from '../features/events/event-poster.tsx'
import { eventQuery } from '../features/events/event-queries.ts'
import { sportText } from '../features/events/event-words.ts'
import { GamePeriod } from '../features/events/game-period.tsx'
import { MoreFromTeams } from '../features/events/more-from-teams.tsx'
import { OtherLive } from '../features/events/other-live.tsx'
import { PricePanel } from '../features/events/price-panel.tsx'
import { ScoreBoard } from '../features/events/score-board.tsx'
import { ShareGame } from '../features/events/share-game.tsx'
import { StatusBadge } from '../features/events/status-badge.tsx'
import { useEventNames } from '../features/events/use-event-names.ts'
import { FollowTeams } from '../features/favorites/follow-teams.tsx'
import { RemindMe } from '../features/notices/remind-me.tsx'
import { DownloadButton } from '../features/playback/download-button.tsx'
import { GateStage } from '../features/playback/gate-stage.tsx'
import { NoPicture } from '../features/playback/no-picture.tsx'
import { isOurs } from '../features/playback/playable-media.ts'
import { PriceGate } from '../features/playback/price-gate.tsx'
import { UpcomingStage } from '../features/playback/upcoming-stage.tsx'
import { useForeseenGate } from '../features/playback/use-foreseen-gate.ts'
import { WatchStage, type WatchStageProps } from '../features/playback/watch-stage.tsx'
import { useOffers } from '../features/products/use-offers.ts'
import { useWatchWords } from '../locales/words.ts'
import { useApp } from '../platform/app-context.ts'
import { useBootstrap } from '../platform/channel/use-bootstrap.ts'
import { DetailProblem } from '../platform/detail-problem.tsx'
import type { FirstAsked, GetFirst } from '../platform/first-answers.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { isOpenOffer } from '../platform/offer/offer-words.ts'
import { useGameOffer } from '../platform/offer/use-game-offer.ts'
import { useLocation, useRouter } from '../platform/router/router-context.ts'
import { useUser } from '../platform/session/use-user.ts'
import { StageSlot } from '../platform/stages/stage-slot.tsx'
import { takeEarlyPress } from '../platform/take-early-press.ts'
import { useAddressId } from '../platform/use-address-id.ts'
import styles from './watch-screen.module.css'

const ClipDesk = lazy(async () => ({ default: (await import('../features/clips/clip-desk.tsx')).ClipDesk }))
const PassRow = lazy(async () => ({ default: (await import('../features/products/pass-row.tsx')).PassRow }))
const YoureIn = lazy(async () => ({
  default: (await import('../features/commerce/checkout/youre-in.tsx')).YoureIn,
}))
const EventClips = lazy(async () => ({
  default: (await import('../features/clips/event-clips.tsx')).EventClips,
}))

export function WatchScreen() {
  const id = useAddressId()
  const { client } = useApp()
  const { words, language } = useI18n()
  const { data, error, isFetching, refetch } = useQuery({
    ...eventQuery(client, language, id),
    // In another language it is the same game, and its picture plays on.
    placeholderData: before => (String(before?.id) === id ? before : undefined),
  })
  usePageTitle(data ? eventTitle(data) : null)
  if (data) return <EventView key={data.id} event={data} />
  if (error && !isFetching) {
    const list = { href: '/schedule', label: words.events.openSchedule }
    return (
      <DetailProblem
        error={error}
        title={words.watch.failedTitle}
        list={list}
        onAgain={() => void refetch()}
      />
    )
  }
  return (
    <div className={`${styles.screen} stack-5`}>
      <div className={styles.stage} />
      <Skeleton shape="text" count={4} label={words.watch.loading} />
    </div>
  )
}

WatchScreen.first = async ({ client, language, path }: FirstAsked, get: GetFirst) => {
  const query = eventQuery(client, language, path.match(/\d+/)?.[0] ?? '')
  await get(query.queryKey, queryClient => queryClient.fetchQuery(query))
}

function EventView({ event }: { event: Event }) {
  const names = useEventNames()
  const offer = useGameOffer(event)
  const { offers } = useOffers(event)
  const isDark = offer.state === 'no_picture' || offer.state === 'signal_lost'
  const isUpcoming = event.stream_status === 'upcoming'
  const isReplay = event.stream_status === 'finished' && event.has_access && event.media.some(isOurs)
  const { state, search, pathname } = useLocation()
  const { clipId, isClipsTab, startSeconds } = readWatchSearch(search)
  // Somebody waited here for the game or its picture to begin, has just bought it, came for a moment of it, or pressed play on the page
  // before the app was there.
  const [opensByItself] = useState(
    () =>
      takeEarlyPress('play') ||
      isUpcoming ||
      offer.state === 'no_picture' ||
      state.plays === true ||
      clipId !== null ||
      startSeconds !== null,
  )
  const [bought, setBought] = useState(state.bought)
  const { go } = useRouter()
  const { tabs, gate } = useWatchWords()
  const i18n = useI18n()
  const isUser = useUser() !== null
  const { language } = i18n
  const sport = sportText(event, names, i18n)
  const clipping = useClipping(event)
  const marks = useGameMarks(event, clipping.player?.mediaId ?? null)
  const why = <WhyButton eventId={event.id} />
  return (
    <>
      <article className={`${styles.screen} stack-5`}>
        <div className={styles.stage} data-stage="" data-fills-lying-phone="">
          <StageSlot id={event.id}>
            <GameStage
              event={event}
              opensByItself={opensByItself || bought !== undefined}
              startSeconds={startSeconds}
              onBought={setBought}
              onPlayer={clipping.onPlayer}
              onClip={clipping.cut}
              marks={marks}
            />
          </StageSlot>
          <span className={styles.status}>
            {/* An open player says itself how far behind live it is. */}
            {!clipping.player && <StatusBadge event={event} />}
            <GamePeriod className={styles.period} event={event} player={clipping.player} />
          </span>
        </div>
        {bought !== undefined && (
          <Suspense>
            <YoureIn orderId={String(bought)} />
          </Suspense>
        )}
        {clipId !== null && (
          <Suspense>
            <ClipDesk
              eventId={event.id}
              clipId={clipId}
              player={clipping.player}
              marks={marks}
              onClose={() => go(pathname, { replaces: true, keepsScroll: true })}
            />
          </Suspense>
        )}
        <div className={`${styles.columns} stack-6`}>
          <div className="stack-5 top">
            <div>
              <h1 className={`${styles.title} title-1`}>{eventCardTitle(event)}</h1>
              {sport && <p className={styles.sport}>{sport}</p>}
            </div>
            {event.is_private && <p className={styles.text}>{tabs.rehearsal}</p>}
            {event.participants.length > 0 && <ScoreBoard event={event} player={clipping.player} />}
            {!event.is_private && (
              <div className="row-2">
                <RemindMe event={event} kind="start" calendarHref={calendarHref(event, language)} />
                <ShareGame event={event} />
                <FollowTeams event={event} />
              </div>
            )}
            {isReplay && <DownloadButton event={event} />}
            <div id="about">
              <LinkTabs
                label={tabs.label}
                tabs={[
                  { href: `${pathname}#about`, label: tabs.overview, current: !isClipsTab },
                  { href: `${pathname}?tab=clips#about`, label: tabs.clips, current: isClipsTab },
                ]}
              />
            </div>
            {isClipsTab ? (
              <Suspense fallback={<Skeleton shape="row" count={3} />}>
                <EventClips eventId={event.id} />
              </Suspense>
            ) : (
              <>
                {event.description && <p className={styles.text}>{event.description}</p>}
                <EventFacts event={event} names={names} />
              </>
            )}
          </div>
          <PricePanel
            event={event}
            hasPasses={offers.some(({ type }) => type !== 'event')}
            why={why}
            bought={isUser && <WhyButton eventId={event.id} label={gate.boughtWhy} />}
            pay={link => (
              <PayInPlace event={event} isSheet onBought={setBought}>
                {link}
              </PayInPlace>
            )}
          />
        </div>
      </article>
      {isDark && <OtherLive event={event} />}
      <MoreFromTeams event={event} />
    </>
  )
}

type GameStageProps = Pick<
  WatchStageProps,
  'event' | 'opensByItself' | 'startSeconds' | 'onPlayer' | 'onClip' | 'marks'
> &
  Pick<PayInPlaceProps, 'onBought'>

/** The place of a game's picture, whatever state the game is in. It follows the game by itself: see `StageHost`. */
function GameStage({ event: given, ...watching }: GameStageProps) {
  const { client } = useApp()
  const { language } = useI18n()
  const { data: event = given } = useQuery(eventQuery(client, language, String(given.id)))
  return <StageOf event={event} {...watching} />
}

function StageOf({ event, onBought, ...watching }: GameStageProps): ReactNode {
  const bootstrap = useBootstrap()
  const { language } = useI18n()
  const { gate: words } = useWatchWords()
  const gate = useForeseenGate(event)
  const offer = useGameOffer(event)
  const poster = <EventPoster event={event} isStage />
  const why = <WhyButton eventId={event.id} />
  if (offer.state === 'cancelled') return <NoPicture offer={offer} poster={poster} why={why} />
  if (offer.state === 'geo_blocked' || gate === 'forbidden')
    return <GateStage event={event} poster={poster} refusal={gate ?? 'geo_blocked'} why={why} />
  if (offer.state === 'upcoming')
    return <UpcomingStage event={event} poster={poster} countdown={<Countdown event={event} />} />
  if (!isOpenOffer(offer)) {
    const tell = !event.is_private && (
      <RemindMe event={event} kind="picture" calendarHref={calendarHref(event, language)} />
    )
    // Users who may not watch have something else to do first.
    return <NoPicture offer={offer} poster={poster} tell={tell} why={event.has_access && why} />
  }
  if (offer.access.kind === 'price' || offer.access.kind === 'pass') {
    const bought = <WhyButton eventId={event.id} label={words.boughtWhy} />
    const pay = (link: ReactNode) => (
      <PayInPlace
        event={event}
        onBought={onBought}
        more={
          <Suspense>
            <PassRow event={event} />
          </Suspense>
        }
      >
        {link}
      </PayInPlace>
    )
    return <PriceGate event={event} offer={offer} poster={poster} bought={bought} pay={pay} />
  }
  if (gate === 'login_needed')
    return <GateStage event={event} poster={poster} refusal="unauthenticated" why={why} />
  return (
    <WatchStage
      event={event}
      poster={poster}
      prerolls={{ prerolls: bootstrap.settings.prerolls, sports: bootstrap.event_categories }}
      why={why}
      {...watching}
    />
  )
}
