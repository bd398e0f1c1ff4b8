import type { StudioEventDetail } from '@grandstand/contract'
import { FactList } from '../../../platform/fact-list.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'
import { Referred } from './referred.tsx'
import { IngestMark, StatusMark } from './state-mark.tsx'

export function EventFacts({ event }: { event: StudioEventDetail }) {
  const { words, dateTime } = useI18n()
  const say = words.event
  return (
    <Panel title={words.common.details}>
      <FactList
        facts={[
          [words.common.state, <StatusMark key="status" event={event} />],
          [words.common.cameras, <IngestMark key="ingest" state={event.ingest_state} />],
          [
            words.common.teams,
            event.teams.length > 0 ? <Referred key="teams" items={event.teams} /> : say.noTeams,
          ],
          [words.common.sport, <Referred key="sport" items={event.sport ? [event.sport] : []} />],
          [words.common.starts, dateTime(event.starts_at, event.time_zone)],
          [say.ends, dateTime(event.ends_at, event.time_zone)],
          [words.common.timeZone, event.time_zone],
          [say.access, say.types[event.type]],
          [words.common.number, String(event.id)],
        ]}
      />
    </Panel>
  )
}
