import { eventOffer } from '@grandstand/rules'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApp } from '../../platform/app-context.ts'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { WhyButton } from '../access/why-button.tsx'
import { Countdown } from '../events/countdown.tsx'
import { EventPoster } from '../events/event-poster.tsx'
import { eventQuery } from '../events/event-queries.ts'
import { useOffers } from '../packages/use-offers.ts'
import { GateStage } from './gate-stage.tsx'
import { NoPicture } from './no-picture.tsx'
import { isPlayable } from './playable-media.ts'
import { PriceGate } from './price-gate.tsx'
import { UpcomingStage } from './upcoming-stage.tsx'
import { useForeseenGate } from './use-foreseen-gate.ts'
import { WatchStage, type WatchStageProps } from './watch-stage.tsx'

type GameStageProps = Pick<
  WatchStageProps,
  'event' | 'opensByItself' | 'startSeconds' | 'onPlayer' | 'onClip' | 'marks'
>

/** The place of a game's picture, whatever state the game is in. It follows the game by itself: see `StageHost`. */
export function GameStage({ event: given, ...watching }: GameStageProps) {
  const { client } = useApp()
  const { language } = useI18n()
  const { data: event = given } = useQuery(eventQuery(client, language, String(given.id)))
  return <StageOf event={event} {...watching} />
}

function StageOf({ event, ...watching }: GameStageProps): ReactNode {
  const bootstrap = useBootstrap()
  const { offers } = useOffers(event)
  const gate = useForeseenGate(event)
  const { kind } = eventOffer(event)
  const poster = <EventPoster event={event} isStage />
  const why = <WhyButton eventId={event.id} />
  // Whoever may not watch finds it beside the price.
  const whyHere = event.is_cancelled || event.has_access ? why : null
  if (event.is_cancelled) return <NoPicture event={event} poster={poster} why={whyHere} />
  if (gate === 'geo_blocked' || gate === 'forbidden')
    return <GateStage event={event} poster={poster} refusal={gate} why={why} />
  if (event.stream_status === 'upcoming')
    return <UpcomingStage event={event} poster={poster} countdown={<Countdown event={event} />} />
  if (kind === 'price' || kind === 'pass') return <PriceGate event={event} offers={offers} poster={poster} />
  if (!event.media.some(isPlayable)) return <NoPicture event={event} poster={poster} why={whyHere} />
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
