import type { User } from '@grandstand/contract'
import {
  FormProblem,
  type LanguageOption,
  SelectField,
  SubmitButton,
  TextField,
  useForm,
} from '@grandstand/ui'
import type { RefObject } from 'react'
import { useAccountWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './form.module.css'
import { hasChanges, profileChanges } from './profile-changes.ts'
import { checkDetails, detailFields, type ProfileDetails, trimDetails } from './profile-details.ts'
import { useDetailWords } from './use-detail-words.ts'
import { useUpdateProfile } from './use-update-profile.ts'

interface DetailsFormProps {
  user: User
  /** What is saved. */
  before: ProfileDetails
  languages: readonly LanguageOption[]
  ref: RefObject<HTMLFormElement | null>
}

export function DetailsForm({ user, before, languages, ref }: DetailsFormProps) {
  const { toasts } = useApp()
  const { switchLanguage } = useI18n()
  const { profileEdit: words } = useAccountWords()
  const explain = useDetailWords()
  const update = useUpdateProfile()
  const say = (text: string) => toasts.show({ key: 'profile-saved', kind: 'info', text: () => text })
  const { form, field, failure, isSending } = useForm({
    ref,
    fields: detailFields,
    check: typed => checkDetails(before, typed),
    explain,
    async send(values) {
      const typed = trimDetails(values)
      if (!hasChanges(before, typed)) return say(words.nothingToSave)
      const { language } = await update(profileChanges(before, typed))
      if (language !== null) switchLanguage(language)
      say(words.saved)
    },
  })

  return (
    <form {...form} className={`${styles.form} stack-5`}>
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
          {...field('first_name')}
          label={words.firstName}
          autoComplete="given-name"
          defaultValue={before.first_name}
          required={before.first_name !== ''}
        />
        <TextField
          {...field('last_name')}
          label={words.lastName}
          autoComplete="family-name"
          defaultValue={before.last_name}
          required={before.last_name !== ''}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          {...field('phone')}
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
      <FormProblem text={failure && words.failed} />
      <SubmitButton label={words.save} sendingLabel={words.saving} isSending={isSending} />
    </form>
  )
}
