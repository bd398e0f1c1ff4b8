import { ApiError } from '@grandstand/api-client'
import { keyRoles } from '@grandstand/contract/studio-constants'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { FormProblem, SelectField, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { DocsLine } from '../../../platform/docs-line.tsx'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { LinkLine } from '../../../platform/link-line.tsx'
import { Panel } from '../../../platform/panel.tsx'

/** The key is shown once, in the answer to the form. */
export function MakeApiKey({ channel }: { channel: string }) {
  const i18n = useI18n()
  const { words, fill } = i18n
  const say = words.developers.keys
  const client = useClient()
  const queryClient = useQueryClient()
  const [made, setMade] = useState<{ name: string; key: string } | null>(null)
  const { form, field, failure, isSending } = useForm({
    fields: ['name', 'role'],
    check: ({ name }) => ({ name: name.trim() === '' ? 'required' : null }),
    explain: () => words.errors.required,
    async send(typed) {
      const role = keyRoles.find(each => each === typed.role) ?? 'scorer'
      const name = typed.name.trim()
      setMade(null)
      const { key } = await client.send(studioWireCalls.makeStudioKey, {
        params: { channel },
        body: { name, role },
      })
      setMade({ name, key })
      await queryClient.invalidateQueries({ queryKey: ['api-keys'] })
    },
  })
  const isFull = failure instanceof ApiError && failure.code === 'conflict'
  return (
    <Panel title={say.make} text={say.makeText}>
      <form {...form} className="stack-4">
        <TextField
          {...field('name')}
          label={words.common.name}
          hint={say.nameHint}
          autoComplete="off"
          required
        />
        <SelectField
          name="role"
          label={words.people.role}
          defaultValue="scorer"
          options={keyRoles.map(value => ({ value, label: words.people.roles[value] }))}
        />
        <FormProblem text={failure && (isFull ? say.full : errorText(failure, i18n))} />
        <div>
          <SubmitButton label={say.make} isSending={isSending} />
        </div>
      </form>
      <div className="stack-3 unless-empty" role="status">
        {made && (
          <>
            <p className="small strong">{fill(say.made, { name: made.name })}</p>
            <LinkLine label={say.key} href={made.key} />
          </>
        )}
      </div>
      <DocsLine text={say.usage} part="studio" />
    </Panel>
  )
}
