import type { User } from '@grandstand/contract'
import type { LanguageOption } from '@grandstand/ui'
import { useRef } from 'react'
import { useAccountWords } from '../../locales/account/account-words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { DetailsForm } from './details-form.tsx'
import styles from './edit-profile.module.css'
import { FormSection } from './form-section.tsx'
import { hasTypedPassword, readNewPassword } from './new-password.ts'
import { PasswordForm } from './password-form.tsx'
import { hasChanges } from './profile-changes.ts'
import { profileDetails, readDetails } from './profile-details.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'

interface EditProfileProps {
  user: User
  languages: readonly LanguageOption[]
}

export function EditProfile({ user, languages }: EditProfileProps) {
  const { language } = useI18n()
  const { profileEdit: words } = useAccountWords()
  const details = useRef<HTMLFormElement>(null)
  const password = useRef<HTMLFormElement>(null)
  const before = profileDetails(user, language)
  const isUnsaved = () =>
    (details.current !== null && hasChanges(before, readDetails(new FormData(details.current)))) ||
    (password.current !== null && hasTypedPassword(readNewPassword(new FormData(password.current))))
  return (
    <div className={styles.sections}>
      <FormSection title={words.details}>
        <DetailsForm user={user} before={before} languages={languages} form={details} />
      </FormSection>
      <FormSection title={words.password} text={words.passwordText}>
        <PasswordForm user={user} form={password} />
      </FormSection>
      <UnsavedGuard isUnsaved={isUnsaved} />
      <p>
        <a className="button" href="/profile">
          {words.back}
        </a>
      </p>
    </div>
  )
}
