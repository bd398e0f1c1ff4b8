import type { TonightGame } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { memo, useId } from 'react'
import { eventHref, goLiveHref } from '../../../../platform/hrefs.ts'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { useMayCall } from '../../../../platform/operator.ts'
import { ConnectButton } from '../connect/connect-button.tsx'
import { StatusMark } from '../state-mark.tsx'
import { CameraView } from './camera-view.tsx'
import styles from './game-card.module.css'

/** Rendered again only after a change: there may be forty cards. */
export const GameCard = memo(function GameCard({ channel, game }: { channel: string; game: TonightGame }) {
  const { words, plural, time } = useI18n()
  const say = words.tonight
  const id = useId()
  const mayGoLive = useMayCall()(studioWireCalls.getGoLive)
  const isOn = game.stream_status !== 'finished' && !game.is_cancelled
  return (
    <li className={styles.game} aria-labelledby={id}>
      <div className={styles.head}>
        <time className={styles.time} dateTime={game.starts_at}>
          {time(game.starts_at, game.time_zone)}
        </time>
        <StatusMark event={game} />
        <h3 className={styles.name} id={id}>
          <a href={eventHref(channel, game.id)}>{game.name}</a>
        </h3>
        {game.period && <span className="quiet small pretty">{game.period}</span>}
      </div>
      <div className={styles.row}>
        {game.teams.some(({ score }) => score !== null) && (
          <p className={styles.score}>
            {game.teams.map(({ name, score }) => (
              <span key={name} className={styles.team}>
                {name} <b>{score ?? '–'}</b>
              </span>
            ))}
          </p>
        )}
        <p className="quiet small pretty">
          {[
            game.sport,
            ...(game.stream_status === 'live' ? [plural(say.viewers, game.viewers)] : []),
            ...(game.tickets_today > 0 ? [plural(say.tickets, game.tickets_today)] : []),
          ]
            .filter(text => text !== null)
            .join(' · ')}
        </p>
      </div>
      {game.cameras.length > 0 && isOn && mayGoLive && (
        <p>
          <a href={goLiveHref(channel, game.id)}>{say.goLive}</a>
        </p>
      )}
      {game.cameras.length > 0 && (
        <ul className="stack-4">
          {game.cameras.map(camera => (
            <CameraView key={camera.id} camera={camera} />
          ))}
        </ul>
      )}
      {game.cameras.length === 0 && isOn && (
        <div>
          {game.is_shown_elsewhere ? (
            <p className="quiet small pretty">{say.elsewhere}</p>
          ) : (
            <ConnectButton channel={channel} event={game.id} camera={null} />
          )}
        </div>
      )}
    </li>
  )
})
