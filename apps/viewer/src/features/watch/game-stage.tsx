import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { isOpenOffer } from '../../platform/offer/offer-words.ts'
import { useGameOffer } from '../../platform/offer/use-game-offer.ts'
import type { OpenPlayer } from '../../platform/open-player.ts'
import { WhyButton } from '../access/why-button.tsx'
import { Countdown } from '../events/countdown.tsx'
import { calendarHref } from '../events/event-links.ts'
import { eventQuery } from '../events/event-queries.ts'
import { RemindMe } from '../notices/remind-me.tsx'
import { FreePreviewStage } from '../playback/free-preview-stage.tsx'
import { GateStage } from '../playback/gate-stage.tsx'
import { LockedStage } from '../playback/locked-stage.tsx'
import { NoPicture } from '../playback/no-picture.tsx'
import { isOurs } from '../playback/playable-media.ts'
import { UpcomingStage } from '../playback/upcoming-stage.tsx'
import { useForeseenGate } from '../playback/use-foreseen-gate.ts'
import { useWaiting } from '../playback/use-waiting.ts'
import { WatchStage, type WatchStageProps } from '../playback/watch-stage.tsx'
import { StagePoster } from './stage-poster.tsx'

interface GameStageProps
  extends Pick<
    WatchStageProps,
    | 'event'
    | 'opensByItself'
    | 'startSeconds'
    | 'onPlayer'
    | 'onClip'
    | 'onCast'
    | 'marks'
    | 'overlay'
    | 'switches'
  > {
  /** The picture of free seconds, which leads nowhere; null when it goes. */
  onPicture: (player: OpenPlayer | null) => void
}

/** The place of a game's picture, whatever state the game is in. It follows the game by itself: see `StageHost`. */
export function GameStage({ event: given, ...watching }: GameStageProps) {
  const { client } = useApp()
  const { language } = useI18n()
  const { data: event = given } = useQuery(eventQuery(client, language, String(given.id)))
  return <StageOf event={event} {...watching} />
}

function StageOf({ event, onPicture, ...watching }: GameStageProps) {
  const bootstrap = useBootstrap()
  const { language } = useI18n()
  const gate = useForeseenGate(event)
  const offer = useGameOffer(event)
  useWaiting(event.id, offer.state === 'no_picture' || offer.state === 'signal_lost')
  const poster = <StagePoster event={event} />
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
    return (
      <NoPicture
        offer={offer}
        isPaused={event.is_paused}
        poster={poster}
        tell={tell}
        why={event.has_access && why}
      />
    )
  }
  if (offer.access.kind === 'price' || offer.access.kind === 'pass') {
    const isFree = bootstrap.settings.free_preview_seconds > 0 && event.media.some(isOurs)
    return isFree && event.stream_status === 'live' ? (
      <FreePreviewStage event={event} poster={poster} onPicture={onPicture} />
    ) : (
      <LockedStage event={event} poster={poster} />
    )
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
