import { ApiError } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { formatSize } from '../../../platform/format-size.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { LoadState } from '../../../platform/load-state.tsx'
import { Panel } from '../../../platform/panel.tsx'
import { BackupTable } from './backup-table.tsx'
import { backupsQuery } from './backups-query.ts'

export function BackupsPanel() {
  const i18n = useI18n()
  const { words, fill, language } = i18n
  const say = words.server.backups
  const client = useClient()
  const queryClient = useQueryClient()
  const backups = useQuery(backupsQuery(client))
  const making = useMutation({
    mutationFn: () => client.send(studioWireCalls.makeBackup, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['backups'] }),
  })
  const isBusy = making.error instanceof ApiError && making.error.code === 'conflict'
  const { data } = backups
  return (
    <Panel title={say.title} text={say.text}>
      <LoadState query={backups} rows={2} />
      {data && (
        <>
          <p className="small">
            {data.is_same_disk
              ? fill(say.sameDisk, { folder: data.folder })
              : fill(say.otherDisk, {
                  folder: data.folder,
                  size: formatSize(data.free_bytes, language),
                })}
          </p>
          {data.items.length > 0 ? <BackupTable backups={data.items} /> : <p className="quiet">{say.none}</p>}
        </>
      )}
      <div>
        <button
          className="button button--primary"
          type="button"
          disabled={making.isPending}
          onClick={() => making.mutate()}
        >
          {say.make}
        </button>
      </div>
      <p className="small strong problem unless-empty" role="alert">
        {making.isError && (isBusy ? say.busy : errorText(making.error, i18n))}
      </p>
      <p className="quiet small">{say.restore}</p>
    </Panel>
  )
}
