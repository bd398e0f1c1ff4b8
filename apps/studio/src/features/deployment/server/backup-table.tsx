import type { Backup } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import table from '../../../platform/data-table.module.css'
import { DataTable } from '../../../platform/data-table.tsx'
import { formatSize } from '../../../platform/format-size.ts'
import { backupFileHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { State, type Tone } from '../../../platform/state.tsx'
import styles from './server.module.css'

export function BackupTable({ backups }: { backups: readonly Backup[] }) {
  const { words, dateTime, language } = useI18n()
  const say = words.server.backups
  return (
    <DataTable title={say.title} columns={[say.made, say.size, words.common.state]} hasActions>
      {backups.map(backup => (
        <tr key={backup.name}>
          <td className={table.short}>
            <time className={`${table.main} figures`} dateTime={backup.asked_at}>
              {dateTime(backup.asked_at)}
            </time>
            <div className="quiet meta">{backup.made_by}</div>
          </td>
          <td data-label={backup.state === 'ready' ? say.size : undefined} className={table.short}>
            {backup.state === 'ready' && (
              <span className="figures">{formatSize(backup.size_bytes, language)}</span>
            )}
          </td>
          <td data-label={words.common.state}>
            <BackupState backup={backup} />
          </td>
          <td>
            <BackupActions backup={backup} />
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

const tones: Record<Backup['state'], Tone> = { making: 'off', ready: 'good', failed: 'bad' }

function BackupState({ backup: { state, problem, detail, check } }: { backup: Backup }) {
  const { words, dateTime, fill } = useI18n()
  const say = words.server.backups
  if (check) {
    const tone = { running: 'off', whole: 'good', damaged: 'bad' } as const
    const text = fill(say.checks[check.state], { time: dateTime(check.at), detail: check.detail })
    return <State tone={tone[check.state]} text={text} />
  }
  return (
    <>
      <div>
        <State tone={tones[state]} text={say.states[state]} />
      </div>
      {problem && <div className="quiet meta breaks">{fill(say.problems[problem], { detail })}</div>}
    </>
  )
}

function BackupActions({ backup: { name, asked_at, state, check } }: { backup: Backup }) {
  const { words, dateTime, fill } = useI18n()
  const say = words.server.backups
  const client = useClient()
  const queryClient = useQueryClient()
  const checking = useMutation({
    mutationFn: () => client.send(studioWireCalls.checkBackup, { params: { name } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['backups'] }),
  })
  if (state === 'making') return null
  const time = dateTime(asked_at)
  return (
    <div className={`${styles.actions} row-2`}>
      {state === 'ready' && (
        <>
          <a
            className="button"
            href={backupFileHref(name)}
            aria-label={fill(say.downloadOf, { time })}
            download
          >
            {say.download}
          </a>
          <button
            className="button"
            type="button"
            aria-label={fill(say.checkOf, { time })}
            disabled={checking.isPending || check?.state === 'running'}
            onClick={() => checking.mutate()}
          >
            {say.check}
          </button>
        </>
      )}
      <ConfirmAction
        look="danger"
        label={words.common.remove}
        describedLabel={fill(say.removeOf, { time })}
        title={say.confirmRemove}
        text={fill(say.confirmRemoveText, { time })}
        action={words.common.remove}
        run={() => client.send(studioWireCalls.removeBackup, { params: { name } })}
        changes="backups"
      />
    </div>
  )
}
