import type { Event } from '@grandstand/contract'
import { eventTitle } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWatchWords } from '../../../locales/words.ts'
import { useApp } from '../../../platform/app-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { isOpenOffer } from '../../../platform/offer/offer-words.ts'
import { useGameOffer } from '../../../platform/offer/use-game-offer.ts'
import type { OpenPlayer } from '../../../platform/open-player.ts'
import { eventQuery } from '../../events/event-queries.ts'
import { useShownBoard } from '../../events/use-shown-board.ts'
import type { BesideOthers } from '../../playback/playback-target.ts'
import { ScoreBug } from '../score-bug.tsx'
import { StagePoster } from '../stage-poster.tsx'
import { useReachedDate } from '../use-reached-date.ts'
import styles from './multi-view.module.css'
import { ShutTile } from './shut-tile.tsx'
import { TilePicture } from './tile-picture.tsx'

interface GameTileProps {
  eventId: number
  beside: BesideOthers
  hasSound: boolean
  onSound: () => void
  onSilenced: () => void
  onFullScreen: () => void
  onClose: () => void
  onPicture: (player: OpenPlayer | null) => void
}

/** One of several games: its picture, or what it takes to see it. */
export function GameTile({ eventId, ...tile }: GameTileProps) {
  const { client } = useApp()
  const { language } = useI18n()
  const { data: event, error } = useQuery(eventQuery(client, language, String(eventId)))
  const { onClose } = tile
  // A game that is not there, or no longer, leaves its place.
  useEffect(() => {
    if (error && !event) onClose()
  }, [error, event, onClose])
  return event ? <TileOf event={event} {...tile} /> : <article className={styles.tile} data-tile={eventId} />
}

function TileOf({
  event,
  beside,
  hasSound,
  onSound,
  onSilenced,
  onFullScreen,
  onClose,
  onPicture,
}: Omit<GameTileProps, 'eventId'> & { event: Event }) {
  const { multi: words, player: playerWords } = useWatchWords()
  const { fill } = useI18n()
  const offer = useGameOffer(event)
  const [player, setPlayer] = useState<OpenPlayer | null>(null)
  const shown = useShownBoard(event, player, useReachedDate(player, event.is_score_hidden === true))
  const name = eventTitle(event)
  const isOpen = isOpenOffer(offer) && offer.state !== 'upcoming'
  const canPlay = isOpen && (offer.access.kind === 'free' || offer.access.kind === 'owned')
  const poster = <StagePoster event={event} />
  return (
    <article className={styles.tile} data-tile={event.id} data-sound={hasSound} aria-label={name}>
      {canPlay ? (
        <TilePicture
          event={event}
          beside={beside}
          hasSound={hasSound}
          poster={poster}
          onSilenced={onSilenced}
          onPicture={given => {
            setPlayer(given)
            onPicture(given)
          }}
        />
      ) : (
        <ShutTile event={event} offer={offer} poster={poster} />
      )}
      <span className={styles.bug}>
        <ScoreBug event={shown} player={player} />
      </span>
      {canPlay && (
        <button
          className={styles.choose}
          type="button"
          aria-pressed={hasSound}
          aria-label={fill(words.soundOf, { game: name })}
          onClick={onSound}
        />
      )}
      {hasSound && canPlay && (
        <span className={styles.sound} aria-hidden="true">
          <Icon name="sound" />
          {words.sound}
        </span>
      )}
      <span className={styles.ways}>
        {canPlay && (
          <button
            className="icon-button"
            type="button"
            aria-label={`${playerWords.fullscreen}: ${name}`}
            onClick={onFullScreen}
          >
            <Icon name="full_screen" />
          </button>
        )}
        <button
          className="icon-button"
          type="button"
          aria-label={fill(words.remove, { game: name })}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </span>
    </article>
  )
}
