import type { ServerState, ServerVersion } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { RichText } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { FactList } from '../../../platform/fact-list.tsx'
import fold from '../../../platform/fold.module.css'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { LoadState } from '../../../platform/load-state.tsx'
import { Panel } from '../../../platform/panel.tsx'
import { State } from '../../../platform/state.tsx'
import styles from './server.module.css'

const tones = { same: 'good', newer: 'bad', older: 'warn' } as const

export function VersionPanel({ processes }: Pick<ServerState, 'processes'>) {
  const { words, plural, fill } = useI18n()
  const say = words.server.version
  const client = useClient()
  const version = useQuery({
    queryKey: ['version'],
    queryFn: ({ signal }) => client.send(studioWireCalls.getVersion, {}, { signal }),
  })
  const list = processes.map(({ id, roles, is_leaving }) => (
    <div key={id}>
      {roles.join(', ')}
      {is_leaving && ` (${say.leaving})`}
    </div>
  ))
  return (
    <Panel title={say.title}>
      <LoadState query={version} rows={2} />
      {version.data && (
        <>
          <div>
            <State
              tone={tones[version.data.database]}
              text={fill(say.states[version.data.database], {
                program: version.data.database_by ?? say.laterProgram,
              })}
            />
          </div>
          <FactList
            facts={[
              [say.program, version.data.program],
              [say.database, plural(say.migrations, version.data.migrations)],
              [say.processes, list],
            ]}
          />
          <UpgradeNotes version={version.data} />
        </>
      )}
    </Panel>
  )
}

/** The program's own page, in the language in which it is written. */
function UpgradeNotes({ version: { how, versions } }: { version: ServerVersion }) {
  const { words, fill } = useI18n()
  const say = words.server.version
  return (
    <div>
      {versions.map(({ version, html }) => (
        <details key={version} className={fold.fold}>
          <summary>{fill(say.changed, { version })}</summary>
          <div lang="en">
            <RichText className={styles.notes ?? ''} html={html} />
          </div>
        </details>
      ))}
      {how && (
        <details className={fold.fold}>
          <summary>{say.how}</summary>
          <div lang="en">
            <RichText className={styles.notes ?? ''} html={how} />
          </div>
        </details>
      )}
    </div>
  )
}
