import type { TonightGame } from '@grandstand/contract'
import { Crest } from '../../../../platform/crest.tsx'
import { closingHref, eventHref } from '../../../../platform/hrefs.ts'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { formatUnit } from './format-figures.ts'
import styles from './game-row.module.css'

interface GameRowProps {
  channel: string
  game: TonightGame
  currency: string
  /** When this was so. */
  at: string
}

const minuteMs = 60_000
const soonMinutes = 120

/** A game that is not on: when, who, for how much, and what is left to do. */
export function GameRow({ channel, game, currency, at }: GameRowProps) {
  const { words, time, zone, zoneName, money, language } = useI18n()
  const say = words.tonight
  const { id, name, teams, cameras, is_cancelled, is_shown_elsewhere, stream_status } = game
  const isNext = stream_status === 'upcoming' && !is_cancelled
  const hasCamera = cameras.length > 0 || is_shown_elsewhere
  const minutes = Math.ceil((Date.parse(game.starts_at) - Date.parse(at)) / minuteMs)
  const price = game.base_price + game.service_fee
  const score = teams.length === 2 && teams.every(({ score }) => score !== null)
  const about = isNext
    ? price > 0
      ? money(price, currency)
      : words.events.prices[game.type]
    : score && teams.map(({ score }) => score).join(' – ')
  return (
    <li className={styles.row}>
      <time className={styles.time} dateTime={game.starts_at}>
        {time(game.starts_at, game.time_zone)}
        {game.time_zone !== zone && <small>{zoneName(game.time_zone, 'short')}</small>}
        {isNext && minutes > 0 && minutes <= soonMinutes && (
          <small>{formatUnit(language, 'minute', minutes)}</small>
        )}
      </time>
      {teams.length === 2 && (
        <span className={styles.crests}>
          {teams.map((team, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two places
            <Crest key={at} team={team} size={24} />
          ))}
        </span>
      )}
      <div className={styles.words}>
        <a className={styles.name} href={eventHref(channel, id)}>
          {name}
        </a>
        <p className="quiet meta">{[game.sport?.name, about].filter(Boolean).join(' · ')}</p>
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
