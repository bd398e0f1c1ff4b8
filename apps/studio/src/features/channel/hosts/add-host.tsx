import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { checkHostName, readHostName } from '@grandstand/rules'
import { FormProblem, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'

const problems = ['form', 'address', 'reserved', 'own', 'taken', 'full'] as const

export function AddHost({ channel, onAdded }: { channel: string; onAdded: (host: string) => void }) {
  const i18n = useI18n()
  const say = i18n.words.server.hosts
  const client = useClient()
  const queryClient = useQueryClient()
  // Another form, and an empty one, for the next name.
  const [made, setMade] = useState(0)
  const { form, field, failure, isSending } = useForm({
    fields: ['host'],
    check: ({ host }) => ({ host: checkHostName(readHostName(host)) }),
    explain: (_field, code) => say.problems[problems.find(each => each === code) ?? 'form'],
    async send(typed) {
      const host = readHostName(typed.host)
      await client.send(studioWireCalls.addHost, { params: { channel }, body: { host } })
      await Promise.all(
        [['hosts'], ['server'], ['setup']].map(queryKey => queryClient.invalidateQueries({ queryKey })),
      )
      onAdded(host)
      setMade(made + 1)
    },
  })
  return (
    <Panel title={say.add}>
      <form {...form} key={made} className="stack-4">
        <TextField
          {...field('host')}
          label={say.host}
          hint={say.hostHint}
          inputMode="url"
          autoComplete="off"
          required
        />
        <FormProblem text={failure && errorText(failure, i18n)} />
        <div>
          <SubmitButton label={say.add} isSending={isSending} />
        </div>
      </form>
    </Panel>
  )
}
