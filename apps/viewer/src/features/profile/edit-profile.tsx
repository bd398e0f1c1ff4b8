import type { User } from '@grandstand/contract'
import type { LanguageOption } from '@grandstand/ui'
import { type ReactNode, useRef, useState } from 'react'
import { useAccountWords } from '../../locales/words.ts'
import { FormSection } from '../../platform/form/form-section.tsx'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { CountingChoice } from './counting-choice.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { DetailsForm } from './details-form.tsx'
import styles from './edit-profile.module.css'
import { ExportData } from './export-data.tsx'
import { HideScoresChoice } from './hide-scores-choice.tsx'
import { hasTypedPassword, readNewPassword } from './new-password.ts'
import { PasswordForm } from './password-form.tsx'
import { hasChanges } from './profile-changes.ts'
import { profileDetails, readDetails } from './profile-details.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'

interface EditProfileProps {
  user: User
  languages: readonly LanguageOption[]
  channelName: string
  /** The device's notices. */
  notices: ReactNode
}

export function EditProfile({ user, languages, channelName, notices }: EditProfileProps) {
  const { language } = useI18n()
  // As it was on arrival: a switch in the header changes nothing that is typed here.
  const [spoken] = useState(language)
  const { profileEdit: words } = useAccountWords()
  const details = useRef<HTMLFormElement>(null)
  const password = useRef<HTMLFormElement>(null)
  const before = profileDetails(user, spoken)
  const isUnsaved = () =>
    (details.current !== null && hasChanges(before, readDetails(new FormData(details.current)))) ||
    (password.current !== null && hasTypedPassword(readNewPassword(new FormData(password.current))))
  return (
    <div className={`${styles.columns} stack-5`}>
      <div className={`${styles.sections} stack-5 top`}>
        <FormSection title={words.details}>
          <DetailsForm user={user} before={before} languages={languages} ref={details} />
        </FormSection>
        <FormSection
          title={words.password}
          text={user.has_password ? words.passwordText : words.firstPasswordText}
        >
          <PasswordForm user={user} ref={password} />
        </FormSection>
      </div>
      <div className={`${styles.sections} stack-5 top`}>
        {notices}
        <ExportData channelName={channelName} />
        <HideScoresChoice />
        <CountingChoice />
        <DeleteAccount email={user.email} />
        <a className="button" href="/profile">
          {words.back}
        </a>
      </div>
      <UnsavedGuard isUnsaved={isUnsaved} />
    </div>
  )
}
