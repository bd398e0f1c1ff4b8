import type { MailReport } from '@grandstand/contract'
import { mailSecurities } from '@grandstand/contract/studio-constants'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { isEmail } from '@grandstand/rules'
import { FormProblem, SelectField, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import fold from '../../../platform/fold.module.css'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { SecretField } from '../../../platform/secret-field.tsx'
import { MailProblem } from './mail-problem.tsx'
import styles from './server.module.css'

const hostForm = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/i
const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535

/** Tried at once: only what lets us in is kept, and the password is never shown again. */
export function MailForm({ isNew, isUrgent }: { isNew: boolean; isUrgent: boolean }) {
  const i18n = useI18n()
  const say = i18n.words.server.mail
  const client = useClient()
  const queryClient = useQueryClient()
  const [report, setReport] = useState<MailReport | null>(null)
  // Another form, and an empty one, once it is kept.
  const [kept, setKept] = useState(0)
  const { form, field, failure, isSending } = useForm({
    fields: ['host', 'port', 'security', 'user', 'password', 'sender'],
    check: ({ host, port, sender }) => ({
      host: hostForm.test(host.trim()) ? null : 'form',
      port: isPort(port.trim()) ? null : 'form',
      sender: sender.trim() === '' || isEmail(sender.trim()) ? null : 'form',
    }),
    explain: name =>
      ({
        host: say.badHost,
        port: say.badPort,
        sender: say.badSender,
        security: '',
        user: '',
        password: '',
      })[name],
    async send({ host, port, security, user, password, sender }) {
      setReport(null)
      const told = await client.send(studioWireCalls.setMailServer, {
        body: {
          host: host.trim(),
          port: Number(port),
          security: mailSecurities.find(each => each === security) ?? 'tls',
          user: user.trim(),
          password,
          sender: sender.trim() === '' ? null : sender.trim(),
        },
      })
      setReport(told)
      if (told.problem !== null) return
      setKept(kept + 1)
      await queryClient.invalidateQueries({ queryKey: ['server'] })
    },
  })
  return (
    <details className={fold.fold} open={isUrgent}>
      <summary>{isNew ? say.add : say.change}</summary>
      <form {...form} key={kept} className="stack-4" autoComplete="off">
        <FormProblem text={failure && errorText(failure, i18n)} />
        <div className={styles.pair}>
          <TextField {...field('host')} label={say.host} hint={say.hostHint} autoComplete="off" required />
          <TextField
            {...field('port')}
            label={say.port}
            inputMode="numeric"
            defaultValue="465"
            autoComplete="off"
            required
          />
          <SelectField
            name="security"
            label={say.security}
            defaultValue="tls"
            options={mailSecurities.map(value => ({ value, label: say.securities[value] }))}
          />
        </div>
        <TextField {...field('user')} label={say.user} hint={say.userHint} autoComplete="off" />
        <SecretField {...field('password')} label={say.password} hint={say.passwordHint} isOptional />
        <TextField
          {...field('sender')}
          type="email"
          label={say.sender}
          hint={say.senderHint}
          autoComplete="off"
        />
        <div className="unless-empty" role="status">
          {report &&
            (report.problem === null ? (
              <p className="small strong">{say.works}</p>
            ) : (
              <MailProblem report={report} />
            ))}
        </div>
        <div>
          <SubmitButton label={say.save} sendingLabel={say.trying} isSending={isSending} isPlain />
        </div>
      </form>
    </details>
  )
}
