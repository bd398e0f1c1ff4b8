import type { StudioEvent } from '@grandstand/contract'
import table from '../../platform/data-table.module.css'
import { DataTable } from '../../platform/data-table.tsx'
import { eventHref } from '../../platform/hrefs.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { IngestMark, StatusMark } from './state-mark.tsx'

export function EventTable({ channel, events }: { channel: string; events: readonly StudioEvent[] }) {
  const { words, plural, dateTime } = useI18n()
  const say = words.events
  return (
    <DataTable title={say.title} columns={[say.name, say.when, say.status, say.cameras]}>
      {events.map(event => (
        <tr key={event.id}>
          <td>
            <a className={table.main} href={eventHref(channel, event.id)}>
              {event.name}
            </a>
          </td>
          <td data-label={say.when} className={table.short}>
            <time className={table.quiet} dateTime={event.starts_at}>
              {dateTime(event.starts_at)}
            </time>
          </td>
          <td data-label={say.status}>
            <StatusMark event={event} />
          </td>
          <td data-label={say.cameras}>
            <IngestMark state={event.ingest_state} />{' '}
            {event.problem_count > 0 && (
              <span className={table.quiet}>{plural(say.problems, event.problem_count)}</span>
            )}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
