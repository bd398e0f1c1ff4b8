import { ApiError } from '@grandstand/api-client'
import { interfaceLanguages } from '@grandstand/contract/constants'
import { operatorRoles } from '@grandstand/contract/studio-constants'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { isEmail } from '@grandstand/rules'
import { FormProblem, SelectField, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { LinkLine } from '../../../platform/link-line.tsx'
import { Panel } from '../../../platform/panel.tsx'
import styles from './people.module.css'
import { tellJobs } from './role-jobs.ts'

const nameOf = (code: string) => new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code

const readRole = (value: string) => operatorRoles.find(each => each === value) ?? 'scorer'

export function InvitePerson({ channel }: { channel: string }) {
  const i18n = useI18n()
  const { words, fill, language } = i18n
  const say = words.people
  const client = useClient()
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState(readRole(''))
  const [sent, setSent] = useState<{ email: string; link: string } | null>(null)
  const problems: Record<string, string> = { required: words.errors.required, email: say.badEmail }
  const { form, field, failure, isSending } = useForm({
    fields: ['email', 'role', 'language'],
    check: ({ email }) => ({
      email: email.trim() === '' ? 'required' : isEmail(email.trim()) ? null : 'email',
    }),
    explain: (_, code) => problems[code] ?? say.taken,
    fieldOf: () => 'email',
    async send(typed) {
      const role = readRole(typed.role)
      const spoken = interfaceLanguages.find(each => each === typed.language) ?? language
      const email = typed.email.trim()
      setSent(null)
      const { link } = await client.send(studioWireCalls.invitePerson, {
        params: { channel },
        body: { email, role, language: spoken },
      })
      setSent({ email, link })
      await queryClient.invalidateQueries({ queryKey: ['people'] })
    },
  })
  const isTaken = failure instanceof ApiError && failure.code === 'email_taken'
  return (
    <Panel title={say.invite} text={say.inviteText}>
      <form {...form} className={`${styles.form} stack-4`}>
        <TextField {...field('email')} type="email" label={words.common.email} autoComplete="off" required />
        <SelectField
          name="role"
          label={say.role}
          hint={tellJobs(i18n, chosen)}
          defaultValue="scorer"
          onChange={({ target }) => setChosen(readRole(target.value))}
          options={operatorRoles.map(value => ({ value, label: say.roles[value] }))}
        />
        <SelectField
          name="language"
          label={say.mailLanguage}
          defaultValue={language}
          options={interfaceLanguages.map(value => ({ value, label: nameOf(value), lang: value }))}
        />
        <div className={`${styles.wide} unless-empty`}>
          <FormProblem text={failure && !isTaken && errorText(failure, i18n)} />
        </div>
        <SubmitButton label={say.send} isSending={isSending} />
        <p className={`${styles.wide} small strong unless-empty`} role="status">
          {sent && fill(say.sent, { email: sent.email })}
        </p>
        {sent && (
          <div className={styles.wide}>
            <LinkLine label={say.link} href={sent.link} />
          </div>
        )}
      </form>
    </Panel>
  )
}
