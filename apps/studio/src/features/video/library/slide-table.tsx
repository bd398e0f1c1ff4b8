import type { StudioSlide } from '@grandstand/contract'
import table from '../../../platform/data-table.module.css'
import { DataTable } from '../../../platform/data-table.tsx'
import { slideHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { VideoMark } from './video-mark.tsx'

export function SlideTable({ channel, slides }: { channel: string; slides: readonly StudioSlide[] }) {
  const { words } = useI18n()
  const say = words.library
  return (
    <DataTable title={say.slides} columns={[say.slide, say.video]}>
      {slides.map(({ id, title, has_video, file }) => (
        <tr key={id}>
          <td>
            <a className={table.main} href={slideHref(channel, id)}>
              {title}
            </a>
          </td>
          <td data-label={say.video}>
            <VideoMark file={file} hasVideo={has_video} />
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
