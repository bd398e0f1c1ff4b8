import type { TonightGame, WatchedCamera } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import { memo, useId } from 'react'
import { Crest } from '../../../../platform/crest.tsx'
import { eventHref } from '../../../../platform/hrefs.ts'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { ConnectButton } from '../connect/connect-button.tsx'
import { formatUnit } from './format-figures.ts'
import { LivePicture } from './live-picture.tsx'
import styles from './live-tile.module.css'
import { SignalBars } from './signal-bars.tsx'
import { findDarkSince, findTrouble } from './sort-tonight.ts'

interface LiveTileProps {
  channel: string
  game: TonightGame
  /** When this was so; the same each time for a game that has a picture. */
  at: string
}

/** Rendered again only after a change: there may be fifty. */
export const LiveTile = memo(function LiveTile({ channel, game, at }: LiveTileProps) {
  const { words, fill, plural } = useI18n()
  const id = useId()
  const darkSince = findDarkSince(game)
  const camera = game.cameras.find(({ url }) => url !== null) ?? game.cameras[0]
  return (
    <li className={styles.tile} aria-labelledby={id} data-dark={darkSince !== null || undefined}>
      <div className={styles.frame}>
        {darkSince === null ? (
          <LivePicture
            url={camera?.url ?? null}
            poster={game.frame ?? undefined}
            label={fill(words.tonight.picture, { name: camera?.name ?? game.name })}
          />
        ) : (
          <NoPicture waiting={game.waiting} seconds={(Date.parse(at) - darkSince) / 1000} />
        )}
        {game.period && <span className={styles.period}>{game.period}</span>}
        {darkSince === null && (
          <span className={styles.viewers}>
            <Icon name="eye" />
            <span aria-hidden="true">{game.viewers}</span>
            <span className="visually-hidden">{plural(words.tonight.viewers, game.viewers)}</span>
          </span>
        )}
      </div>
      <h3 id={id} className={styles.name}>
        <a href={eventHref(channel, game.id)}>
          {game.teams.length === 2
            ? game.teams.map((team, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two places
                <span key={at} className={styles.team}>
                  <Crest team={team} size={20} />
                  <span className="cut">{team.card_name}</span>
                  <b>{team.score ?? '–'}</b>
                </span>
              ))
            : game.name}
        </a>
      </h3>
      <p className={styles.health}>
        <Health game={game} camera={camera} />
        {game.at_door > 0 && <span>{plural(words.tonight.inLine, game.at_door)}</span>}
        {game.tickets_today > 0 && <span>{plural(words.events.sold, game.tickets_today)}</span>}
      </p>
      {game.cameras.length === 0 && !game.is_shown_elsewhere && (
        <ConnectButton channel={channel} event={game.id} camera={null} />
      )}
    </li>
  )
})

function NoPicture({ waiting, seconds }: { waiting: number; seconds: number }) {
  const { words, fill, number, language } = useI18n()
  const since = formatUnit(language, 'minute', Math.max(0, Math.floor(seconds / 60)))
  return (
    <p className={styles.none}>
      <Icon name="camera" />
      <b>{words.tonight.noPicture}</b>
      <small>{[since, fill(words.tonight.waiting, { number: number(waiting) })].join(' · ')}</small>
    </p>
  )
}

/** What comes from the camera, and the first thing that is wrong with it. */
function Health({ game, camera }: { game: TonightGame; camera: WatchedCamera | undefined }) {
  const { words, fill, number, language } = useI18n()
  const say = words.tonight
  if (game.is_shown_elsewhere) return <span className={styles.signal}>{say.elsewhere}</span>
  if (!camera) return <span className={styles.signal}>{say.cameraMissing}</span>
  const problem = findTrouble(camera)
  const { signal } = camera
  const rate = signal && formatUnit(language, 'megabit-per-second', signal.bits_per_second / 1_000_000)
  const frames = signal && fill(say.frames, { number: number(Math.round(signal.frames_per_second)) })
  return (
    <span
      className={styles.signal}
      data-weak={problem !== null}
      title={problem ? say.problems[problem] : undefined}
    >
      <SignalBars signal={signal} isWeak={problem !== null} />
      {[rate, frames, problem && firstClause(say.problems[problem])].filter(Boolean).join(' · ')}
    </span>
  )
}

/** What is wrong, without what to do about it, which the control room says. */
const firstClause = (text: string) => text.split(/[.:;]\s/, 1)[0]?.replace(/\.$/, '') ?? text
