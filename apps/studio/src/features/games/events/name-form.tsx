import { checkText } from '@grandstand/rules'
import { SubmitButton, TextField, useForm } from '@grandstand/ui'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './cameras-panel.module.css'

/** As long as the server takes. */
const maxChars = 60

interface NameFormProps {
  label: string
  name: string
  action: string
  onName: (name: string) => Promise<unknown>
}

export function NameForm({ label, name, action, onName }: NameFormProps) {
  const i18n = useI18n()
  const { words } = i18n
  const { form, field, failure, isSending } = useForm({
    fields: ['name'],
    check: typed => ({ name: checkText(typed.name.trim().slice(0, maxChars), { max: maxChars }) }),
    explain: (_, code) => (code === 'required' ? words.errors.required : words.errors.failed),
    send: typed => onName(typed.name.trim().slice(0, maxChars)),
  })
  const own = field('name')
  return (
    <form {...form} className={`${styles.form} row-3`}>
      <TextField
        {...own}
        label={label}
        defaultValue={name}
        problem={failure ? errorText(failure, i18n) : own.problem}
        autoComplete="off"
        required
      />
      <SubmitButton label={action} sendingLabel={words.user.working} isSending={isSending} isPlain />
    </form>
  )
}
