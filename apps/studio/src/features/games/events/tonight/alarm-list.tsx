import type { Alarm, TonightGame } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import { eventHref } from '../../../../platform/hrefs.ts'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { AlarmFix } from './alarm-fix.tsx'
import styles from './alarm-list.module.css'
import { CareButton } from './care-button.tsx'
import { formatUnit } from './format-figures.ts'
import { isDark } from './sort-tonight.ts'

interface AlarmListProps {
  channel: string
  /** The worst first. */
  alarms: readonly Alarm[]
  games: readonly TonightGame[]
  /** When this was so. */
  at: string
}

/** What needs a hand now, above all else. */
export function AlarmList({ channel, alarms, games, at }: AlarmListProps) {
  const { words } = useI18n()
  const gameOf = new Map(games.map(game => [game.id, game]))
  return (
    <section className={styles.alarms} aria-label={words.tonight.alarms.title}>
      <div role="log">
        <ul className="stack-2">
          {alarms.map((alarm, index) => (
            <AlarmItem
              key={alarm.id}
              channel={channel}
              alarm={alarm}
              game={alarm.event ? gameOf.get(alarm.event.id) : undefined}
              isFirst={index === 0}
              at={at}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

interface AlarmItemProps extends Pick<AlarmListProps, 'channel' | 'at'> {
  alarm: Alarm
  /** Undefined: it is not one of today. */
  game: TonightGame | undefined
  /** Its fix is the page's next step. */
  isFirst: boolean
}

function AlarmItem({ channel, alarm, game, isFirst, at }: AlarmItemProps) {
  const { words, fill, dateTime } = useI18n()
  const say = words.tonight.alarms
  // Another camera may show the game while this one is away.
  const isOff = alarm.kind === 'no_signal' && game !== undefined && isDark(game)
  return (
    <li
      className={styles.alarm}
      data-severity={alarm.severity}
      data-quiet={alarm.acknowledged_by !== null || undefined}
    >
      <span className={styles.mark}>
        <Icon name={isOff ? 'camera' : 'alert'} />
      </span>
      <div className="stack-1 breaks">
        <p>
          <strong>{isOff ? say.dark : say.kinds[alarm.kind]}</strong>
        </p>
        <p className={styles.help}>
          {alarm.event && (
            <>
              <a href={eventHref(channel, alarm.event.id)}>{alarm.event.name}</a>
              {' · '}
            </>
          )}
          {alarm.camera && `${alarm.camera.name} · `}
          <time dateTime={alarm.opened_at}>
            {fill(words.common.since, { time: dateTime(alarm.opened_at, game?.time_zone) })}
          </time>
          {alarm.acknowledged_by !== null && ` · ${fill(say.caredFor, { name: alarm.acknowledged_by })}`}
        </p>
        {!isOff && <p className={styles.help}>{say.help[alarm.kind]}</p>}
      </div>
      {isOff && <DarkFacts alarm={alarm} game={game} at={at} />}
      <div className="row-2">
        {alarm.acknowledged_by === null && <CareButton channel={channel} alarm={alarm.id} />}
        <AlarmFix channel={channel} alarm={alarm} isNext={isFirst} />
      </div>
    </li>
  )
}

/** Whom it costs what: who waits, for how long, how many have paid for it, and that nobody can now. */
function DarkFacts({ alarm, game, at }: { alarm: Alarm; game: TonightGame; at: string }) {
  const { words, number, language } = useI18n()
  const say = words.tonight.alarms.facts
  const minutes = Math.max(0, Math.floor((Date.parse(at) - Date.parse(alarm.opened_at)) / 60_000))
  const isSold = game.base_price + game.service_fee > 0
  const facts = [
    { label: say.waiting, text: number(game.waiting) },
    { label: say.dark, text: formatUnit(language, 'minute', minutes) },
    { label: isSold ? say.paused : say.sold, text: number(game.tickets_today) },
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
