import type { Event } from '@grandstand/contract'
import type { CastAction } from '@grandstand/player'
import { eventSides } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import type { ReactNode } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import { ShareGame } from '../events/share-game.tsx'
import { FollowTeam } from '../favorites/follow-teams.tsx'
import { DownloadButton } from '../playback/download-button.tsx'
import { isOurs } from '../playback/playable-media.ts'
import styles from './game-actions.module.css'

interface GameActionsProps {
  event: Event
  /** Null: the viewer may not cut. */
  onClip: (() => void) | null
  /** To a television and back; null: there is none. */
  cast: CastAction | null
  /** To be told of a game to come. */
  remind: ReactNode
  /** What few need. */
  more: ReactNode
}

/** What can be done with a game beside watching it, in one row. */
export function GameActions({ event, onClip, cast, remind, more }: GameActionsProps) {
  const { actions: words } = useWatchWords()
  const sides = eventSides(event)
  const isReplay = event.stream_status === 'finished' && event.has_access && event.media.some(isOurs)
  return (
    <div className={styles.actions}>
      {onClip && (
        <button className="button" type="button" onClick={onClip}>
          <Icon name="scissors" />
          {words.clip}
        </button>
      )}
      <ShareGame event={event} />
      {sides && [sides.away, sides.home].map(team => <FollowTeam key={team.id} team={team} isShort />)}
      {remind}
      {cast && (
        <button className="button" type="button" aria-pressed={cast.isOn} onClick={cast.onPress}>
          <Icon name="cast" />
          {words.cast}
        </button>
      )}
      {isReplay && <DownloadButton event={event} />}
      {more}
    </div>
  )
}
