import type { StorageReport } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { CheckboxField, FormProblem, SelectField, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import fold from '../../../platform/fold.module.css'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { checkStorage, readStorage, type StorageKind, storageFields } from './read-storage.ts'
import { S3Fields } from './s3-fields.tsx'

/** Tried at once: only what takes, gives back and removes a file is kept, and the secret is never shown again. */
export function StorageForm({ isNew }: { isNew: boolean }) {
  const i18n = useI18n()
  const { words } = i18n
  const say = words.server.storage
  const client = useClient()
  const queryClient = useQueryClient()
  const [kind, setKind] = useState<StorageKind>('s3')
  const [report, setReport] = useState<StorageReport | null>(null)
  // Another form, and an empty one, once it is kept.
  const [kept, setKept] = useState(0)
  const { form, field, failure, isSending } = useForm({
    fields: storageFields,
    check: typed => checkStorage(kind, typed),
    explain: name => (name === 'keeps_local' ? '' : say.problems[name]),
    async send(typed) {
      setReport(null)
      const told = await client.send(studioWireCalls.setStorage, { body: readStorage(kind, typed) })
      setReport(told)
      if (told.problem !== null) return
      setKept(kept + 1)
      await queryClient.invalidateQueries({ queryKey: ['server'] })
    },
  })
  return (
    <details className={fold.fold}>
      <summary>{isNew ? say.add : say.change}</summary>
      <form {...form} key={kept} className="stack-4" autoComplete="off">
        <FormProblem text={failure && errorText(failure, i18n)} />
        <SelectField
          name="kind"
          label={say.kind}
          value={kind}
          onChange={({ target }) => setKind(target.value === 'disk' ? 'disk' : 's3')}
          options={[
            { value: 's3', label: say.kindNames.s3 },
            { value: 'disk', label: say.kindNames.disk },
          ]}
        />
        {kind === 'disk' ? (
          <TextField {...field('root')} label={say.root} hint={say.rootHint} autoComplete="off" required />
        ) : (
          <S3Fields field={field} />
        )}
        <CheckboxField name="keeps_local" defaultChecked>
          {say.keep}
        </CheckboxField>
        <div className="unless-empty" role="status">
          {report && <Outcome report={report} />}
        </div>
        <div>
          <SubmitButton
            label={words.server.mail.save}
            sendingLabel={words.server.mail.trying}
            isSending={isSending}
            isPlain
          />
        </div>
      </form>
    </details>
  )
}

function Outcome({ report: { problem, detail } }: { report: StorageReport }) {
  const say = useI18n().words.server.storage
  if (problem === null) return <p className="small strong pretty">{say.saved}</p>
  return (
    <div className="stack-1">
      <p className="small strong problem pretty">{say.reports[problem]}</p>
      {detail && <code className="meta breaks">{detail}</code>}
    </div>
  )
}
