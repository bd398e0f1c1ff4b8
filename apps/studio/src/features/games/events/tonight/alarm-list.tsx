import type { Alarm, TonightGame } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { Icon } from '@grandstand/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../../platform/client-context.ts'
import { errorText } from '../../../../platform/error-text.ts'
import { eventHref } from '../../../../platform/hrefs.ts'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { useMayCall } from '../../../../platform/operator.ts'
import { ConnectButton } from '../connect/connect-button.tsx'
import styles from './alarm-list.module.css'
import { formatUnit } from './format-figures.ts'
import { tonightKey } from './tonight-queries.ts'

interface AlarmListProps {
  channel: string
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
          {alarms.map(alarm => (
            <AlarmItem
              key={alarm.id}
              channel={channel}
              alarm={alarm}
              game={alarm.event ? gameOf.get(alarm.event.id) : undefined}
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
}

function AlarmItem({ channel, alarm, game, at }: AlarmItemProps) {
  const i18n = useI18n()
  const { words, fill, dateTime, time } = i18n
  const say = words.tonight.alarms
  const client = useClient()
  const mayCare = useMayCall()(studioWireCalls.acknowledgeAlarm)
  const queries = useQueryClient()
  const caring = useMutation({
    mutationFn: () =>
      client.send(studioWireCalls.acknowledgeAlarm, { params: { channel, alarm: String(alarm.id) } }),
    gcTime: 0,
    onSuccess: () => queries.invalidateQueries({ queryKey: tonightKey(channel) }),
  })
  return (
    <li className={`${styles.alarm} stack-3`} data-quiet={alarm.acknowledged_by !== null || undefined}>
      <Icon name="alert" />
      <div className="stack-1 breaks">
        <p>
          <strong>{say.kinds[alarm.kind]}</strong>
          {alarm.event && (
            <>
              {' · '}
              <a href={eventHref(channel, alarm.event.id)}>{alarm.event.name}</a>
            </>
          )}
          {alarm.camera && ` · ${alarm.camera.name}`}
        </p>
        <p className={styles.help}>{say.help[alarm.kind]}</p>
        <p className={styles.help}>
          <time dateTime={alarm.opened_at}>
            {fill(words.common.since, { time: dateTime(alarm.opened_at) })}
          </time>
          {alarm.acknowledged_by !== null && ` · ${fill(say.caredFor, { name: alarm.acknowledged_by })}`}
        </p>
        <p role="alert">{caring.isError && errorText(caring.error, i18n)}</p>
      </div>
      {game?.stream_status === 'live' && alarm.kind === 'no_signal' && (
        <AlarmFacts alarm={alarm} game={game} at={at} />
      )}
      <div className="row-2">
        {alarm.kind === 'no_signal' && alarm.event && (
          <ConnectButton
            channel={channel}
            event={alarm.event.id}
            camera={alarm.camera?.id ?? null}
            look="primary"
            note={fill(words.common.since, { time: time(alarm.opened_at) })}
          />
        )}
        {alarm.acknowledged_by === null && mayCare && (
          <button
            className="button"
            type="button"
            disabled={caring.isPending}
            onClick={() => caring.mutate()}
          >
            {say.care}
          </button>
        )}
      </div>
    </li>
  )
}

/** Whom it costs what: who waits, for how long, and how many have paid for it. */
function AlarmFacts({ alarm, game, at }: { alarm: Alarm; game: TonightGame; at: string }) {
  const { words, number, language } = useI18n()
  const say = words.tonight.alarms.facts
  const minutes = Math.max(0, Math.floor((Date.parse(at) - Date.parse(alarm.opened_at)) / 60_000))
  const facts = [
    [say.waiting, number(game.viewers)],
    [say.dark, formatUnit(language, 'minute', minutes)],
    [say.sold, number(game.tickets_today)],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
