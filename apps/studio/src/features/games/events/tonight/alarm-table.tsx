import type { Alarm } from '@grandstand/contract'
import table from '../../../../platform/data-table.module.css'
import { DataTable } from '../../../../platform/data-table.tsx'
import { eventHref } from '../../../../platform/hrefs.ts'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'

export function AlarmTable({ channel, alarms }: { channel: string; alarms: readonly Alarm[] }) {
  const { words, dateTime } = useI18n()
  const say = words.tonight.alarms
  return (
    <DataTable
      title={words.tonight.alarms.title}
      columns={[words.common.what, say.where, say.opened, say.closed, say.caredBy]}
    >
      {alarms.map(({ id, kind, event, camera, opened_at, closed_at, acknowledged_by }) => (
        <tr key={id}>
          <td>
            <span className={table.main}>{say.kinds[kind]}</span>
          </td>
          <td data-label={say.where}>
            {event ? (
              <a className={table.link} href={eventHref(channel, event.id)}>
                {event.name}
              </a>
            ) : (
              say.channel
            )}
            {camera && ` · ${camera.name}`}
          </td>
          <td data-label={say.opened} className={table.short}>
            <time className="quiet figures" dateTime={opened_at}>
              {dateTime(opened_at)}
            </time>
          </td>
          <td data-label={say.closed} className={table.short}>
            <span className="quiet figures">{closed_at === null ? say.isOpen : dateTime(closed_at)}</span>
          </td>
          <td data-label={say.caredBy}>{acknowledged_by ?? say.nobody}</td>
        </tr>
      ))}
    </DataTable>
  )
}
