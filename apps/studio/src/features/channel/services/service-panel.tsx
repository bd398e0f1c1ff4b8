import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { FactList } from '../../../platform/fact-list.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { LinkLine } from '../../../platform/link-line.tsx'
import { Panel } from '../../../platform/panel.tsx'
import { serviceNames } from '../../../platform/service-names.ts'
import { State } from '../../../platform/state.tsx'
import { ServiceForm } from './service-form.tsx'
import type { Service } from './services-query.ts'

const tones = { files: 'good', studio: 'good', none: 'off' } as const

/** One account of the channel elsewhere: how it stands, what to enter there, and what to type here. */
export function ServicePanel({ channel, service: each }: { channel: string; service: Service }) {
  const { words, fill, dateTime } = useI18n()
  const say = words.server.services
  const client = useClient()
  const queryClient = useQueryClient()
  const { service, source, public_id, redirect_url, set_by, set_at, is_lost } = each
  const name = serviceNames[service]
  const isTyped = set_by !== null
  return (
    <Panel title={name} text={say.texts[service]}>
      <div>
        <State tone={is_lost ? 'bad' : tones[source]} text={is_lost ? say.lost : say.states[source]} />
      </div>
      {public_id && <FactList facts={[[say.ids[service], public_id]]} />}
      {redirect_url && <LinkLine label={say.redirect} href={redirect_url} />}
      {set_by && set_at && (
        <p className="quiet small">
          {fill(words.server.mail.setBy, { name: set_by, time: dateTime(set_at) })}
        </p>
      )}
      {source === 'files' ? (
        <p className="quiet small pretty">{say.inFiles}</p>
      ) : (
        <ServiceForm channel={channel} service={service} isNew={!isTyped} hasTag={public_id !== null} />
      )}
      {isTyped && (
        <div>
          <ConfirmAction
            look="danger"
            label={words.common.remove}
            describedLabel={fill(say.removeOf, { name })}
            title={fill(say.confirmRemove, { name })}
            text={say.removeTexts[service]}
            action={words.common.remove}
            run={() =>
              client.send(studioWireCalls.disconnectService, { params: { channel }, body: { service } })
            }
            changes="services"
            onDone={() => void queryClient.invalidateQueries({ queryKey: ['server'] })}
          />
        </div>
      )}
    </Panel>
  )
}
