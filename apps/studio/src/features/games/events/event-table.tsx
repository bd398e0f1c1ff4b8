import type { StudioEvent } from '@grandstand/contract'
import table from '../../../platform/data-table.module.css'
import { DataTable } from '../../../platform/data-table.tsx'
import { eventHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { usePriceText } from '../../../platform/use-price-text.ts'
import styles from './event-table.module.css'
import { IngestMark, StatusMark } from './state-mark.tsx'

interface EventTableProps {
  channel: string
  events: readonly StudioEvent[]
  currency: string
  /** Which are chosen to be changed together; undefined: none can be. */
  choice?:
    | { isChosen: (id: number) => boolean; onChoose: (id: number, isChosen: boolean) => void }
    | undefined
}

export function EventTable({ channel, events, currency, choice }: EventTableProps) {
  const { words, fill, plural, dateTime } = useI18n()
  const say = words.events
  const tellPrice = usePriceText(currency)
  const columns = [
    say.name,
    words.common.starts,
    words.common.state,
    words.common.price,
    words.common.cameras,
  ]
  return (
    <DataTable title={words.nav.events} columns={choice ? [say.chosen, ...columns] : columns}>
      {events.map(event => (
        <tr key={event.id}>
          {choice && (
            <td data-label={say.chosen}>
              <input
                type="checkbox"
                className={styles.box}
                aria-label={fill(say.choose, { name: event.name })}
                checked={choice.isChosen(event.id)}
                onChange={({ target }) => choice.onChoose(event.id, target.checked)}
              />
            </td>
          )}
          <td>
            <a className={table.main} href={eventHref(channel, event.id)}>
              {event.name}
            </a>
          </td>
          <td data-label={words.common.starts} className={table.short}>
            <time className="quiet figures" dateTime={event.starts_at}>
              {dateTime(event.starts_at, event.time_zone)}
            </time>
          </td>
          <td data-label={words.common.state}>
            <StatusMark event={event} />
          </td>
          <td data-label={words.common.price}>
            {tellPrice(event)}
            <span className={`${styles.from} quiet meta`}>{words.games.priceFrom[event.price_from]}</span>
          </td>
          <td data-label={words.common.cameras}>
            <IngestMark state={event.ingest_state} />{' '}
            {event.problem_count > 0 && (
              <span className="quiet figures">{plural(say.problems, event.problem_count)}</span>
            )}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
