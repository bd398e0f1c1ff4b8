import type { Event } from '@grandstand/contract'
import type { CastAction } from '@grandstand/player'
import { eventTitle } from '@grandstand/rules'
import { Skeleton } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { WhyButton } from '../features/access/why-button.tsx'
import { usePageTitle } from '../features/channel/use-page-title.ts'
import { useClipping } from '../features/clips/use-clipping.ts'
import { useGameMarks } from '../features/clips/use-game-marks.ts'
import { importToast, useToastAtHand } from '../features/clips/use-toast-at-hand.ts'
import { readWatchSearch } from '../features/clips/watch-search.ts'
import { calendarHref } from '../features/events/event-links.ts'
import { eventQuery } from '../features/events/event-queries.ts'
import { MoreFromTeams } from '../features/events/more-from-teams.tsx'
import { OtherLive } from '../features/events/other-live.tsx'
import { StatusBadge } from '../features/events/status-badge.tsx'
import { useShownBoard } from '../features/events/use-shown-board.ts'
import { RemindMe } from '../features/notices/remind-me.tsx'
import { hidesLength } from '../features/playback/hides-length.ts'
import { useOffers } from '../features/products/use-offers.ts'
import { BackLink } from '../features/watch/back-link.tsx'
import { GameActions } from '../features/watch/game-actions.tsx'
import { GameHead } from '../features/watch/game-head.tsx'
import { GameStage } from '../features/watch/game-stage.tsx'
import { GameTabs } from '../features/watch/game-tabs.tsx'
import { GameTimeline } from '../features/watch/game-timeline.tsx'
import { GameWay } from '../features/watch/game-way.tsx'
import { HiddenTag } from '../features/watch/hidden-tag.tsx'
import { MoreAbout } from '../features/watch/more-about.tsx'
import { tilesAt } from '../features/watch/multi-view/tiles-href.ts'
import { ScoreAtPicture } from '../features/watch/score-at-picture.tsx'
import { ScoreBug } from '../features/watch/score-bug.tsx'
import { usePeriods } from '../features/watch/use-periods.ts'
import { useReached } from '../features/watch/use-reached.ts'
import { useReachedDate } from '../features/watch/use-reached-date.ts'
import { useScoreSwitches } from '../features/watch/use-score-switches.ts'
import { useApp } from '../platform/app-context.ts'
import { DetailProblem } from '../platform/detail-problem.tsx'
import type { FirstAsked, GetFirst } from '../platform/first-answers.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { isOpenOffer } from '../platform/offer/offer-words.ts'
import { useGameOffer } from '../platform/offer/use-game-offer.ts'
import type { OpenPlayer } from '../platform/open-player.ts'
import { useLocation, useRouter } from '../platform/router/router-context.ts'
import { stages } from '../platform/stages/stage-context.ts'
import { StageSlot } from '../platform/stages/stage-slot.tsx'
import { takeEarlyPress } from '../platform/take-early-press.ts'
import { useAddressId } from '../platform/use-address-id.ts'
import { firstScoredQuery, useScored } from '../platform/use-scored.ts'
import { useWideScreen } from '../platform/use-wide-screen.ts'
import styles from './watch-screen.module.css'

const BesideView = lazy(async () => ({
  default: (await import('../features/watch/multi-view/beside-view.tsx')).BesideView,
}))
const ClipDesk = lazy(async () => ({ default: (await import('../features/clips/clip-desk.tsx')).ClipDesk }))
const ClipToast = lazy(async () => ({ default: (await importToast()).ClipToast }))
const YoureIn = lazy(async () => ({
  default: (await import('../features/commerce/checkout/youre-in.tsx')).YoureIn,
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
    <div className={styles.page} data-own-frame="">
      <div className={styles.game}>
        <div className={styles.stage} data-stage="" />
        <div className={styles.low}>
          <Skeleton shape="text" count={4} label={words.watch.loading} />
        </div>
      </div>
    </div>
  )
}

WatchScreen.first = async ({ client, language, path }: FirstAsked, get: GetFirst) => {
  const query = eventQuery(client, language, path.match(/\d+/)?.[0] ?? '')
  const event = await get(query.queryKey, queryClient => queryClient.fetchQuery(query))
  if (event.stream_status === 'upcoming') return
  const scored = firstScoredQuery(client, event)
  await get(scored.queryKey, queryClient => queryClient.fetchQuery(scored))
}

const noScores = { items: [], periods: [] }

function EventView({ event }: { event: Event }) {
  const offer = useGameOffer(event)
  const { offers } = useOffers(event)
  const isDark = offer.state === 'no_picture' || offer.state === 'signal_lost'
  const isUpcoming = event.stream_status === 'upcoming'
  const { state, search, pathname } = useLocation()
  const { clipId, isFresh, tab, startSeconds } = readWatchSearch(search)
  /** Then nothing else stands around the picture. */
  const isTrimming = clipId !== null
  const isWide = useWideScreen()
  const tiles = tilesAt({ pathname, search })
  const isBeside = isWide && tiles.length > 1 && !event.is_private
  const wasBeside = useRef(false)
  wasBeside.current ||= isBeside
  // The picture plays on among the others, not in the corner.
  useEffect(() => {
    if (isBeside) stages.dropKept()
  }, [isBeside])
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
  const { language } = useI18n()
  const clipping = useClipping(event)
  const { player } = clipping
  /** The picture of free seconds, or among others: what is said of the game is not ahead of it. */
  const [preview, setPreview] = useState<OpenPlayer | null>(null)
  const picture = player ?? preview
  const hasPicture = !isUpcoming && !isDark
  const isOpening = useOpening(hasPicture && (opensByItself || bought !== undefined) && picture === null)
  useToastAtHand(clipping.cut !== null && !isOpening)
  const wasPreviewed = useRef(false)
  wasPreviewed.current ||= preview !== null
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const [cast, setCast] = useState<CastAction | null>(null)
  const isHidden = event.is_score_hidden === true
  const reachedDate = useReachedDate(picture, isHidden)
  const shown = useShownBoard(event, picture, reachedDate)
  const { items, periods } = useScored(event, !isUpcoming, reachedDate) ?? noScores
  const scored = useReached(items, picture)
  const begins = usePeriods(event, picture, reachedDate)
  const marks = useGameMarks(event, player?.mediaId ?? null, isHidden ? scored : null, begins)
  const { hasBug, isAloud, switches } = useScoreSwitches()
  const hasPasses = offers.some(({ type }) => type !== 'event')
  const why = <WhyButton eventId={event.id} />
  return (
    <div className={styles.page} data-own-frame="">
      <article className={styles.game}>
        <div className={styles.main}>
          {isBeside ? (
            <Suspense fallback={<div className={styles.stage} />}>
              <BesideView tiles={tiles} isAloud={isAloud} styles={styles} onOwnPicture={setPreview} />
            </Suspense>
          ) : (
            <div ref={setStage} className={styles.stage} data-stage="" data-fills-lying-phone="">
              <StageSlot id={event.id}>
                <GameStage
                  event={event}
                  opensByItself={opensByItself || wasBeside.current || bought !== undefined}
                  startSeconds={startSeconds}
                  onPlayer={clipping.onPlayer}
                  onPicture={setPreview}
                  onCast={setCast}
                  onClip={clipping.cut}
                  marks={marks}
                  overlay={hasBug && <ScoreBug event={shown} player={player} />}
                  switches={switches}
                />
              </StageSlot>
              <span className={styles.status}>
                {!isTrimming && <BackLink />}
                {/* An open player says itself how far behind live it is, and a countdown what is to come. */}
                {!player && !isUpcoming && !isTrimming && <StatusBadge event={event} />}
                {isHidden && <HiddenTag />}
              </span>
            </div>
          )}
          {bought !== undefined && (
            <Suspense>
              <YoureIn orderId={String(bought)} />
            </Suspense>
          )}
          {clipping.taken && (
            <Suspense>
              <ClipToast clipping={clipping} taken={clipping.taken} />
            </Suspense>
          )}
          {!isTrimming && (
            <>
              {!isBeside && (
                <div className={styles.head}>
                  <GameHead event={shown} player={player} isAloud={isAloud} />
                  {isHidden && !shown.is_score_hidden && <ScoreAtPicture />}
                </div>
              )}
              <div className={styles.low}>
                {!isUpcoming && !isBeside && (
                  <GameTimeline
                    event={shown}
                    scored={scored}
                    periods={begins}
                    marks={marks}
                    player={player}
                    hidesLength={hidesLength(event)}
                  />
                )}
                {!event.is_private && (
                  <GameActions
                    event={event}
                    onClip={isBeside ? null : clipping.cut}
                    cast={cast}
                    remind={
                      <RemindMe event={event} kind="start" calendarHref={calendarHref(event, language)} />
                    }
                    more={<MoreAbout event={event} hasPasses={hasPasses} why={why} />}
                  />
                )}
              </div>
            </>
          )}
        </div>
        {isTrimming ? (
          <div className={styles.desk}>
            <Suspense>
              <ClipDesk
                event={event}
                clipId={clipId}
                player={player}
                stage={stage}
                isFresh={isFresh}
                marks={marks}
                onClose={() => go(pathname, { replaces: true, keepsScroll: true })}
              />
            </Suspense>
          </div>
        ) : (
          <div className={styles.side}>
            <GameWay
              event={event}
              hasPasses={hasPasses}
              isPreviewed={wasPreviewed.current}
              onBought={setBought}
            />
            <GameTabs
              event={shown}
              isHidden={isHidden}
              scored={scored}
              periods={periods}
              player={player}
              tab={tab}
              isOpening={isOpening}
              tiles={isWide && !event.is_private ? tiles : null}
            />
          </div>
        )}
      </article>
      {!isTrimming && (isDark || !isOpenOffer(offer)) && <OtherLive event={event} />}
      {!isTrimming && !isOpening && <MoreFromTeams event={event} />}
    </div>
  )
}

/** How long a picture that opens by itself has the line for itself. */
const lineMs = 2_000

/** Whether other games wait to be asked for: they are far down the page, and the picture is what somebody came for. */
function useOpening(isAwaited: boolean): boolean {
  const [isOver, setOver] = useState(!isAwaited)
  useEffect(() => {
    if (isOver) return
    const timer = setTimeout(() => setOver(true), isAwaited ? lineMs : 0)
    return () => clearTimeout(timer)
  }, [isAwaited, isOver])
  return !isOver
}
