import type { User } from '@grandstand/contract'
import { passwordBounds } from '@grandstand/rules'
import { FormProblem, PasswordField, SubmitButton, useForm } from '@grandstand/ui'
import type { RefObject } from 'react'
import { useAccountWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './form.module.css'
import { checkNewPassword, passwordFields } from './new-password.ts'
import { usePasswordWords } from './use-password-words.ts'
import { useUpdateProfile } from './use-update-profile.ts'

interface PasswordFormProps {
  user: Pick<User, 'email' | 'has_password' | 'temporary_password'>
  ref: RefObject<HTMLFormElement | null>
  onChanged?: () => void
}

export function PasswordForm({ user, ref, onChanged }: PasswordFormProps) {
  const { toasts } = useApp()
  const { fill } = useI18n()
  const account = useAccountWords()
  const words = account.profileEdit
  const isTemporary = user.temporary_password
  const explain = usePasswordWords()
  const update = useUpdateProfile()
  const { form, field, failure, isSending } = useForm({
    ref,
    fields: passwordFields,
    check: typed => checkNewPassword(typed, user.has_password),
    explain,
    async send({ current_password, password }) {
      await update(user.has_password ? { current_password, password } : { password })
      ref.current?.reset()
      toasts.show({ key: 'password-changed', kind: 'info', text: () => words.passwordChanged })
      onChanged?.()
    },
  })

  function submitText(): string {
    if (user.temporary_password) return words.temporarySave
    return user.has_password ? words.changePassword : words.setPassword
  }

  const own = (name: (typeof passwordFields)[number]) => ({
    ...field(name),
    words: account.password,
    required: true,
  })
  return (
    <form {...form} className={`${styles.form} stack-5`}>
      {/* Tells a password manager whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={user.email} />
      {user.has_password && (
        <PasswordField
          {...own('current_password')}
          label={isTemporary ? words.temporaryPassword : words.currentPassword}
          autoComplete="current-password"
        />
      )}
      <PasswordField
        {...own('password')}
        label={words.newPassword}
        hint={fill(words.newPasswordHint, { number: passwordBounds.min })}
        autoComplete="new-password"
      />
      <PasswordField {...own('confirmation')} label={words.confirmation} autoComplete="new-password" />
      <FormProblem text={failure && words.failed} />
      <SubmitButton label={submitText()} sendingLabel={words.saving} isSending={isSending} />
    </form>
  )
}
