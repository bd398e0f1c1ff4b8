import type { StudioEventDetail } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { clipsHref, eventsHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'
import { useGo } from '../../../platform/use-go.ts'
import { RemoveAll } from './remove-all.tsx'

/** What was cut of it, which goes with it. */
export function EventClips({ channel, event }: { channel: string; event: StudioEventDetail }) {
  const { words, fill, plural } = useI18n()
  const say = words.clips
  const client = useClient()
  const go = useGo()
  const { id, name, clip_count, stream_status } = event
  const params = { channel, id: String(id) }
  return (
    <Panel
      title={words.common.clips}
      text={clip_count > 0 ? plural(say.ofEventText, clip_count) : say.noneOfEvent}
    >
      {clip_count > 0 && <p className="quiet small pretty unless-empty">{say.staysText}</p>}
      <div className="row-2">
        {clip_count > 0 && (
          <a className="button" href={clipsHref(channel, { event: params.id })}>
            {say.look}
          </a>
        )}
        <RemoveAll
          count={clip_count}
          run={() => client.send(studioWireCalls.removeEventClips, { params })}
          changes="event"
        />
        {stream_status !== 'live' && (
          <ConfirmAction
            look="danger"
            label={say.removeEvent}
            title={say.confirmRemoveEvent}
            text={fill(plural(say.confirmRemoveEventText, clip_count), { name })}
            action={say.removeEvent}
            run={() => client.send(studioWireCalls.removeEvent, { params })}
            changes="events"
            onDone={() => go(eventsHref(channel))}
          />
        )}
      </div>
      <p className="quiet small pretty unless-empty">{say.removeEventText}</p>
    </Panel>
  )
}
