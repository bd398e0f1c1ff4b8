import type { Event } from '@grandstand/contract'
import { eventTitle } from '@grandstand/rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { usePageTitle } from '../features/channel/use-page-title.ts'
import { useTheme } from '../features/channel/use-theme.ts'
import { Countdown } from '../features/events/countdown.tsx'
import { EmbedTitle } from '../features/events/embed-title.tsx'
import { EventPoster } from '../features/events/event-poster.tsx'
import { eventQuery } from '../features/events/event-queries.ts'
import { NoPicture } from '../features/playback/no-picture.tsx'
import { UpcomingStage } from '../features/playback/upcoming-stage.tsx'
import { WatchStage } from '../features/playback/watch-stage.tsx'
import { useApp } from '../platform/app-context.ts'
import { useBootstrap } from '../platform/channel/use-bootstrap.ts'
import { DetailProblem } from '../platform/detail-problem.tsx'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { isOpenOffer } from '../platform/offer/offer-words.ts'
import { useGameOffer } from '../platform/offer/use-game-offer.ts'
import { useAddressId } from '../platform/use-address-id.ts'
import styles from './watch-embed-screen.module.css'

/** The player alone, for a frame in another site's page; what must be done elsewhere opens in a tab of its own. */
export function WatchEmbedScreen() {
  const id = useAddressId()
  const { client } = useApp()
  const { words, language } = useI18n()
  const { settings, color_settings } = useBootstrap()
  const { data: event, error, isFetching, refetch } = useQuery(eventQuery(client, language, id))
  usePageTitle(event ? eventTitle(event) : null)
  useTheme(color_settings, settings.color_scheme)
  useLinksInTabs()
  // Our own pages may command it too: one rehearses it.
  const origins = useMemo(() => [location.origin, ...settings.embed_origins], [settings.embed_origins])
  if (!event && error && !isFetching) {
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
  if (!event) return <div className={styles.stage} />
  return (
    <div className={styles.stage}>
      <h1 className="visually-hidden">{eventTitle(event)}</h1>
      <EmbeddedStage event={event} origins={origins} />
      <EmbedTitle event={event} />
    </div>
  )
}

function EmbeddedStage({ event, origins }: { event: Event; origins: readonly string[] }) {
  const offer = useGameOffer(event)
  const poster = <EventPoster event={event} isStage />
  if (offer.state === 'upcoming')
    return <UpcomingStage event={event} poster={poster} countdown={<Countdown event={event} />} />
  // The player itself says where it may not be shown: the page around hears of it.
  if (offer.state !== 'geo_blocked' && !isOpenOffer(offer)) return <NoPicture offer={offer} poster={poster} />
  return (
    <WatchStage
      event={event}
      poster={poster}
      // The page around commands the game, and waits for it.
      prerolls={null}
      opensByItself={false}
      embedOrigins={origins}
    />
  )
}

/** A login or a checkout has no place in a frame, where nobody sees whose page it is. */
function useLinksInTabs(): void {
  useEffect(() => {
    const base = document.createElement('base')
    base.target = '_blank'
    document.head.append(base)
    return () => base.remove()
  }, [])
}
