import type { TonightGame } from '@grandstand/contract'
import { closingHref, eventHref } from '../../../../platform/hrefs.ts'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import styles from './game-row.module.css'

/** A game that is not on: when, who, and what is left to do. */
export function GameRow({ channel, game }: { channel: string; game: TonightGame }) {
  const { words, time } = useI18n()
  const say = words.tonight
  const { id, name, teams, cameras, is_cancelled, is_shown_elsewhere, stream_status } = game
  const isNext = stream_status === 'upcoming' && !is_cancelled
  const hasCamera = cameras.length > 0 || is_shown_elsewhere
  const scores = teams.length === 2 && teams.every(({ score }) => score !== null)
  return (
    <li className={styles.row}>
      <time className={styles.time} dateTime={game.starts_at}>
        {time(game.starts_at, game.time_zone)}
      </time>
      <div className={styles.words}>
        <a className={styles.name} href={eventHref(channel, id)}>
          {name}
        </a>
        <p className="quiet meta">
          {[game.sport, scores && !isNext ? teams.map(({ score }) => score).join('–') : null]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {isNext && (
          <p className={styles.camera} data-missing={!hasCamera}>
            {hasCamera ? say.cameraReady : say.cameraMissing}
          </p>
        )}
        {is_cancelled && <p className="quiet meta">{words.events.statuses.cancelled}</p>}
      </div>
      {!isNext && !is_cancelled && (
        <a className={styles.closing} href={closingHref(channel, id)}>
          {say.wrapUp}
        </a>
      )}
    </li>
  )
}
