import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { formatSize } from '../../../platform/format-size.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { LoadState } from '../../../platform/load-state.tsx'
import { Panel } from '../../../platform/panel.tsx'
import { FileDrop } from './file-drop.tsx'
import { ReplayCard } from './replay-card.tsx'
import styles from './replays-panel.module.css'
import { type OwnerParams, replaysQuery } from './replays-query.ts'
import { useUploads } from './use-uploads.ts'

/** Files that become videos of something. */
export function ReplaysPanel({ params }: { params: OwnerParams }) {
  const { words, fill, language } = useI18n()
  const say = words.replays
  const own = say.owners[params.owner]
  const replays = useQuery(replaysQuery(useClient(), params))
  const { uploads, send, pause, goOn, drop } = useUploads(params)
  const items = replays.data?.items ?? []
  // Refused before the server had taken it, or not there yet.
  const unknown = uploads.filter(({ replay }) => !items.some(({ id }) => id === replay))
  return (
    <Panel title={own.title} text={items.length === 0 ? own.empty : own.text}>
      <LoadState query={replays} rows={2} />
      {replays.data && (
        <FileDrop
          title={own.title}
          limit={formatSize(replays.data.max_upload_bytes, language)}
          onFiles={files => {
            for (const file of files) void send(file)
          }}
        />
      )}
      {unknown.map(({ key, name, problem }) => (
        <p
          key={key}
          className={problem ? styles.problem : 'quiet small pretty'}
          role={problem ? 'alert' : 'status'}
        >
          {problem ? `${name}: ${say.uploadProblems[problem]}` : fill(say.begins, { name })}
        </p>
      ))}
      {items.length > 0 && (
        <ul className={styles.replays}>
          {items.map(replay => {
            const upload = uploads.find(one => one.replay === replay.id) ?? null
            return (
              <ReplayCard
                key={replay.id}
                params={params}
                replay={replay}
                upload={upload}
                onPause={() => upload && pause(upload.key)}
                onGoOn={() => upload && goOn(upload.key)}
                onRemoved={() => upload && drop(upload.key)}
              />
            )
          })}
        </ul>
      )}
    </Panel>
  )
}
