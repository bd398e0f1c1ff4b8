import type { User } from '@grandstand/contract'
import { passwordBounds } from '@grandstand/rules'
import { PasswordField } from '@grandstand/ui'
import type { FormEvent, RefObject } from 'react'
import { useAccountWords } from '../../locales/account/account-words.ts'
import { useApp } from '../../platform/app-context.ts'
import { SubmitButton } from '../../platform/forms/submit-button.tsx'
import { useFormProblems } from '../../platform/forms/use-form-problems.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './form.module.css'
import { FormFailure } from './form-failure.tsx'
import { checkNewPassword, passwordFields, readNewPassword } from './new-password.ts'
import { usePasswordWords } from './use-password-words.ts'
import { useUpdateProfile } from './use-update-profile.ts'

interface PasswordFormProps {
  user: Pick<User, 'email' | 'has_password' | 'temporary_password'>
  form: RefObject<HTMLFormElement | null>
  onChanged?: () => void
}

export function PasswordForm({ user, form, onChanged }: PasswordFormProps) {
  const { toasts } = useApp()
  const { fill } = useI18n()
  const account = useAccountWords()
  const words = account.profileEdit
  const isTemporary = user.temporary_password
  const explain = usePasswordWords()
  const problems = useFormProblems(form, passwordFields)
  const saving = useUpdateProfile({
    onSaved: () => {
      form.current?.reset()
      toasts.show({ key: 'password-changed', kind: 'info', text: () => words.passwordChanged })
      onChanged?.()
    },
    onRefused: fields => problems.show(explain(fields)),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (saving.isPending) return
    const typed = readNewPassword(new FormData(event.currentTarget))
    if (problems.show(explain(checkNewPassword(typed, user.has_password)))) return
    const { current_password, password } = typed
    saving.mutate(user.has_password ? { current_password, password } : { password })
  }

  function submitText(): string {
    if (user.temporary_password) return words.temporarySave
    return user.has_password ? words.changePassword : words.setPassword
  }

  const field = { words: account.password, required: true }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {/* Tells a password manager whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={user.email} />
      {user.has_password && (
        <PasswordField
          {...field}
          {...problems.of('current_password')}
          label={isTemporary ? words.temporaryPassword : words.currentPassword}
          autoComplete="current-password"
        />
      )}
      <PasswordField
        {...field}
        {...problems.of('password')}
        label={words.newPassword}
        hint={fill(words.newPasswordHint, { number: passwordBounds.min })}
        autoComplete="new-password"
      />
      <PasswordField
        {...field}
        {...problems.of('confirmation')}
        label={words.confirmation}
        autoComplete="new-password"
      />
      <FormFailure text={saving.isError && !problems.hasProblems ? words.failed : null} />
      <SubmitButton label={submitText()} sendingLabel={words.saving} isSending={saving.isPending} />
    </form>
  )
}
