import type { ServerState } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { errorText } from '../../../platform/error-text.ts'
import { FactList } from '../../../platform/fact-list.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useOperator } from '../../../platform/operator.ts'
import { Panel } from '../../../platform/panel.tsx'
import { State } from '../../../platform/state.tsx'
import { MailForm } from './mail-form.tsx'
import { MailProblem } from './mail-problem.tsx'

const tones = { environment: 'good', studio: 'good', outbox: 'warn', waiting: 'bad' } as const

export function MailPanel({ mail }: { mail: ServerState['mail'] }) {
  const i18n = useI18n()
  const { words, fill, dateTime } = i18n
  const say = words.server.mail
  const { email } = useOperator()
  const client = useClient()
  const testing = useMutation({ mutationFn: () => client.send(studioWireCalls.testMail, {}) })
  const { source, place, sender, set_by, set_at } = mail
  const isSent = source === 'environment' || source === 'studio'
  const isFixed = source === 'environment'
  return (
    <Panel title={say.title} text={say.text}>
      <div>
        <State tone={tones[source]} text={fill(say.states[source], { place: place ?? '' })} />
      </div>
      {isFixed && <p className="quiet small">{words.server.fixed}</p>}
      {isSent && <FactList facts={[[say.from, sender ?? say.fromChannels]]} />}
      {set_by && set_at && (
        <p className="quiet small">{fill(say.setBy, { name: set_by, time: dateTime(set_at) })}</p>
      )}
      <div className="row-2">
        <button
          className="button"
          type="button"
          disabled={testing.isPending || source === 'waiting'}
          onClick={() => testing.mutate()}
        >
          {testing.isPending ? say.trying : say.sendTest}
        </button>
        {source === 'studio' && (
          <ConfirmAction
            look="danger"
            label={say.remove}
            title={say.confirmRemove}
            text={say.confirmRemoveText}
            action={say.remove}
            run={() => client.send(studioWireCalls.removeMailServer, {})}
            changes="server"
          />
        )}
      </div>
      <div className="unless-empty" role="status">
        {testing.isError && <p className="small strong problem">{errorText(testing.error, i18n)}</p>}
        {testing.data &&
          (testing.data.problem === null ? (
            <p className="small strong">{isSent ? fill(say.testSent, { email }) : say.testKept}</p>
          ) : (
            <MailProblem report={testing.data} />
          ))}
      </div>
      {!isFixed && <MailForm isNew={source !== 'studio'} isUrgent={source === 'waiting'} />}
    </Panel>
  )
}
