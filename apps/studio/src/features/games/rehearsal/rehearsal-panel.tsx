import type { StudioEventDetail } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { eventsHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'
import { useGo } from '../../../platform/use-go.ts'

/** What a private game is, and where it is watched, changed and deleted. */
export function RehearsalPanel({ channel, event }: { channel: string; event: StudioEventDetail }) {
  const { words } = useI18n()
  const say = words.rehearsal
  const client = useClient()
  const go = useGo()
  const isLive = event.stream_status === 'live'
  const params = { channel, id: String(event.id) }
  return (
    <Panel title={say.title} text={say.text}>
      <div className="row-2">
        <a className="button" href={`/watch/${event.id}`} target="_blank" rel="noopener">
          {say.watch}
        </a>
        <a className="button" href={`/simulate?game=${event.id}`} target="_blank" rel="noopener">
          {say.change}
        </a>
        {!isLive && (
          <ConfirmAction
            look="danger"
            label={say.remove}
            title={say.confirmRemove}
            text={say.confirmRemoveText}
            action={say.remove}
            run={() => client.send(studioWireCalls.removeEvent, { params })}
            changes="events"
            onDone={() => go(eventsHref(channel))}
          />
        )}
      </div>
      {isLive && <p>{say.isLive}</p>}
    </Panel>
  )
}
