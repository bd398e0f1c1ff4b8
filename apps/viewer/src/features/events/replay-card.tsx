import type { Event } from '@grandstand/contract'
import { MediaCard } from '@grandstand/ui'
import { PlaySign } from '../../platform/cards/play-sign.tsx'
import { VideoLength } from '../../platform/cards/video-length.tsx'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { useWatched } from '../../platform/session/use-watched.ts'
import { watchHref } from './event-links.ts'
import type { EventNames } from './event-names.ts'
import { sportText } from './event-words.ts'
import { GameStill } from './game-still.tsx'
import { GameWords } from './game-words.tsx'
import { useEventClock } from './use-event-clock.ts'

/** A game that is over, without its result: some have not seen it yet. */
export function ReplayCard({ event, names }: { event: Event; names: EventNames }) {
  const i18n = useI18n()
  const day = useEventClock(event)
  const watched = useWatched('events', event.id, event.stream_status === 'finished')
  const media = (
    <>
      <GameStill event={event} />
      {event.has_picture && <PlaySign />}
      <VideoLength seconds={event.duration_seconds} watched={watched} />
    </>
  )
  return (
    <MediaCard
      href={watchHref(event)}
      media={media}
      preview={event.media.find(({ type }) => type === 'preview')?.url ?? null}
    >
      <GameWords event={event} text={[sportText(event, names, i18n), day].filter(Boolean).join(' · ')} />
    </MediaCard>
  )
}
