import type { ChannelService, ServiceProblem } from '@grandstand/contract/studio-constants'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { FormProblem, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import fold from '../../../platform/fold.module.css'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { SecretField } from '../../../platform/secret-field.tsx'
import { serviceNames } from '../../../platform/service-names.ts'

interface ServiceFormProps {
  channel: string
  service: ChannelService
  isNew: boolean
  /** The settings say the measurement id, without which a secret counts nothing. */
  hasTag: boolean
}

interface Told {
  problem: ServiceProblem | null
  is_tried: boolean
}

/** Tried at once: only what the service knows is kept, and the secret is never shown again. */
export function ServiceForm({ channel, service, isNew, hasTag }: ServiceFormProps) {
  const i18n = useI18n()
  const { words, fill } = i18n
  const say = words.server.services
  const client = useClient()
  const queryClient = useQueryClient()
  const [told, setTold] = useState<Told | null>(null)
  // Another form, and an empty one, once it is kept.
  const [kept, setKept] = useState(0)
  const hasId = service !== 'google_analytics'
  const { form, field, failure, isSending } = useForm({
    fields: ['public_id', 'secret'],
    check: ({ public_id, secret }) => ({
      public_id: !hasId || /^[\w.-]{1,200}$/.test(public_id.trim()) ? null : 'form',
      secret: /^[\x21-\x7e]{1,500}$/.test(secret.trim()) ? null : 'form',
    }),
    explain: name => (name === 'secret' ? say.badSecret : say.badId),
    async send({ public_id, secret }) {
      setTold(null)
      const answer = await client.send(studioWireCalls.connectService, {
        params: { channel },
        body: { service, public_id: public_id.trim(), secret: secret.trim() },
      })
      setTold(answer)
      if (answer.problem !== null) return
      setKept(kept + 1)
      await Promise.all(
        [['services'], ['server']].map(queryKey => queryClient.invalidateQueries({ queryKey })),
      )
    },
  })
  if (!hasId && !hasTag) return <p className="quiet small pretty">{say.noTag}</p>
  const name = serviceNames[service]
  return (
    <details className={fold.fold}>
      <summary>{isNew ? fill(say.connect, { name }) : say.change}</summary>
      <form {...form} key={kept} className="stack-4" autoComplete="off">
        {hasId && <TextField {...field('public_id')} label={say.ids[service]} autoComplete="off" required />}
        <SecretField
          {...field('secret')}
          label={say.secrets[service]}
          hint={words.server.mail.passwordHint}
        />
        <FormProblem text={failure && errorText(failure, i18n)} />
        <div className="unless-empty" role="status">
          {told && <Outcome told={told} name={name} />}
        </div>
        <div>
          <SubmitButton
            label={hasId ? words.server.mail.save : words.common.save}
            sendingLabel={words.server.mail.trying}
            isSending={isSending}
            isPlain
          />
        </div>
      </form>
    </details>
  )
}

function Outcome({ told: { problem, is_tried }, name }: { told: Told; name: string }) {
  const { words, fill } = useI18n()
  const say = words.server.services
  if (problem !== null)
    return <p className="small strong problem pretty">{fill(say.problems[problem], { name })}</p>
  return <p className="small strong pretty">{is_tried ? fill(say.works, { name }) : say.untried}</p>
}
