import type { ListedGame } from '@grandstand/contract'
import { StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../../platform/client-context.ts'
import { Crest } from '../../../../platform/crest.tsx'
import { eventHref, eventsHref, setupHref } from '../../../../platform/hrefs.ts'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { formatUnit } from './format-figures.ts'
import styles from './quiet-day.module.css'
import { nextGameQuery } from './tonight-queries.ts'

const minuteMs = 60_000
const hourMinutes = 60
const dayMinutes = 24 * hourMinutes

interface QuietDayProps {
  channel: string
  /** Now. */
  at: string
}

/** A day without a game: the next one, and how long until then. */
export function QuietDay({ channel, at }: QuietDayProps) {
  const { words, language } = useI18n()
  const say = words.tonight
  const next = useQuery(nextGameQuery(useClient(), channel, language))
  if (next.isPending) return null
  if (next.data) return <NextGame channel={channel} game={next.data} at={at} />
  return (
    <StateMessage icon="calendar" title={say.none} text={say.noneText}>
      <a className="button" href={eventsHref(channel)}>
        {say.toEvents}
      </a>
      <a className="button" href={setupHref(channel)}>
        {words.setup.title}
      </a>
    </StateMessage>
  )
}

function NextGame({ channel, game, at }: QuietDayProps & { game: ListedGame }) {
  const { words, dateTime, language } = useI18n()
  const say = words.tonight
  const { id, name, teams, starts_at, time_zone } = game
  return (
    <section className={styles.next}>
      <p className="quiet">{say.none}</p>
      {teams.length === 2 && (
        <span className={styles.crests}>
          {teams.map((team, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two places
            <Crest key={place} team={team} size={72} />
          ))}
        </span>
      )}
      <h2 className={styles.name}>
        <a href={eventHref(channel, id)}>{name}</a>
      </h2>
      <p className={styles.countdown}>{countDown(language, Date.parse(starts_at) - Date.parse(at))}</p>
      <p className="quiet">
        <time dateTime={starts_at}>{dateTime(starts_at, time_zone)}</time>
      </p>
    </section>
  )
}

/** Days and hours, on the last day hours and minutes. */
function countDown(language: string, ms: number): string {
  const minutes = Math.max(0, Math.ceil(ms / minuteMs))
  const days = Math.floor(minutes / dayMinutes)
  const hours = Math.floor((minutes % dayMinutes) / hourMinutes)
  const parts =
    days > 0
      ? ([
          ['day', days],
          ['hour', hours],
        ] as const)
      : ([
          ['hour', hours],
          ['minute', minutes % hourMinutes],
        ] as const)
  return parts.flatMap(([unit, count]) => (count > 0 ? [formatUnit(language, unit, count)] : [])).join(' ')
}
