import type { ServerState } from '@grandstand/contract'
import { FactList } from '../../../platform/fact-list.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'

export function VersionPanel({ server }: { server: ServerState }) {
  const { words, plural } = useI18n()
  const say = words.server.version
  const processes = server.processes.map(({ id, roles, is_leaving }) => (
    <div key={id}>
      {roles.join(', ')}
      {is_leaving && ` (${say.leaving})`}
    </div>
  ))
  return (
    <Panel title={say.title} text={say.upgrade}>
      <FactList
        facts={[
          [say.program, server.program],
          [say.database, plural(say.migrations, server.migrations)],
          [say.processes, processes],
        ]}
      />
    </Panel>
  )
}
