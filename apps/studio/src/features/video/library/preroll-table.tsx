import type { StudioPreroll } from '@grandstand/contract'
import table from '../../../platform/data-table.module.css'
import { DataTable } from '../../../platform/data-table.tsx'
import { prerollHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { VideoMark } from './video-mark.tsx'

export function PrerollTable({ channel, prerolls }: { channel: string; prerolls: readonly StudioPreroll[] }) {
  const { words } = useI18n()
  const say = words.library
  return (
    <DataTable title={say.prerolls} columns={[say.preroll, say.clip]}>
      {prerolls.map(({ id, alias, url, has_video, file }) => (
        <tr key={id}>
          <td>
            <a className={table.main} href={prerollHref(channel, id)}>
              {alias}
            </a>
          </td>
          <td data-label={say.clip}>
            {url !== null && !has_video && file === null ? (
              <span className="quiet figures">
                {say.elsewhere}: {url}
              </span>
            ) : (
              <VideoMark file={file} hasVideo={has_video} />
            )}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
