import type { StudioLibraryItem } from '@grandstand/contract'
import table from '../../../platform/data-table.module.css'
import { DataTable } from '../../../platform/data-table.tsx'
import { libraryItemHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { VideoMark } from './video-mark.tsx'

export function LibraryTable({ channel, items }: { channel: string; items: readonly StudioLibraryItem[] }) {
  const { words, language } = useI18n()
  const say = words.library
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <DataTable title={say.title} columns={[say.item, say.date, say.access, say.video]}>
      {items.map(item => (
        <tr key={item.id}>
          <td>
            <a className={table.main} href={libraryItemHref(channel, item.id)}>
              {item.title}
            </a>
          </td>
          <td data-label={say.date} className={table.short}>
            <time className="quiet figures" dateTime={item.date}>
              {day.format(new Date(`${item.date}T00:00:00Z`))}
            </time>
          </td>
          <td data-label={say.access}>{say.kinds[item.access]}</td>
          <td data-label={say.video}>
            <VideoMark file={item.file} hasVideo={item.has_video} />
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
