import type { User } from '@grandstand/contract'
import { type LanguageOption, SelectField, TextField } from '@grandstand/ui'
import type { FormEvent, RefObject } from 'react'
import { useAccountWords } from '../../locales/account/account-words.ts'
import { useApp } from '../../platform/app-context.ts'
import { SubmitButton } from '../../platform/forms/submit-button.tsx'
import { useFormProblems } from '../../platform/forms/use-form-problems.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './form.module.css'
import { FormFailure } from './form-failure.tsx'
import { hasChanges, profileChanges } from './profile-changes.ts'
import { checkDetails, detailFields, type ProfileDetails, readDetails } from './profile-details.ts'
import { useDetailWords } from './use-detail-words.ts'
import { useUpdateProfile } from './use-update-profile.ts'

interface DetailsFormProps {
  user: User
  /** What is saved. */
  before: ProfileDetails
  languages: readonly LanguageOption[]
  form: RefObject<HTMLFormElement | null>
}

export function DetailsForm({ user, before, languages, form }: DetailsFormProps) {
  const { toasts } = useApp()
  const { switchLanguage } = useI18n()
  const { profileEdit: words } = useAccountWords()
  const explain = useDetailWords()
  const problems = useFormProblems(form, detailFields)
  const say = (text: string) => toasts.show({ key: 'profile-saved', kind: 'info', text: () => text })
  const saving = useUpdateProfile({
    onSaved: saved => {
      if (saved.language !== null) switchLanguage(saved.language)
      say(words.saved)
    },
    onRefused: fields => problems.show(explain(fields)),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (saving.isPending) return
    const typed = readDetails(new FormData(event.currentTarget))
    if (problems.show(explain(checkDetails(typed)))) return
    if (hasChanges(before, typed)) saving.mutate(profileChanges(before, typed))
    else say(words.nothingToSave)
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <TextField
        name="email"
        label={words.email}
        hint={words.emailHint}
        type="email"
        autoComplete="email"
        defaultValue={user.email}
        readOnly
      />
      <div className={styles.pair}>
        <TextField
          {...problems.of('first_name')}
          label={words.firstName}
          autoComplete="given-name"
          defaultValue={before.first_name}
          required
        />
        <TextField
          {...problems.of('last_name')}
          label={words.lastName}
          autoComplete="family-name"
          defaultValue={before.last_name}
          required
        />
      </div>
      <div className={styles.pair}>
        <TextField
          {...problems.of('phone')}
          label={words.phone}
          hint={words.phoneHint}
          type="tel"
          autoComplete="tel"
          defaultValue={before.phone}
        />
        {languages.length > 1 && (
          <SelectField
            name="language"
            label={words.language}
            hint={words.languageHint}
            defaultValue={before.language}
            options={languages.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
          />
        )}
      </div>
      <FormFailure text={saving.isError && !problems.hasProblems ? words.failed : null} />
      <SubmitButton label={words.save} sendingLabel={words.saving} isSending={saving.isPending} />
    </form>
  )
}
