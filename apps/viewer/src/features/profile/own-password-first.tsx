import type { User } from '@grandstand/contract'
import { useRef } from 'react'
import { useAccountWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { FormSection } from '../../platform/form/form-section.tsx'
import { readReturnPath } from '../../platform/return-path.ts'
import { useRouter } from '../../platform/router/router-context.ts'
import styles from './edit-profile.module.css'
import { PasswordForm } from './password-form.tsx'

/** A user with a temporary password sets one that nobody else knows, and then goes on. */
export function OwnPasswordFirst({ user }: { user: User }) {
  const { profileEdit: words } = useAccountWords()
  const { storage } = useApp()
  const { go } = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const goOn = () => {
    const path = readReturnPath(storage)
    // A user straight from the login has no earlier page.
    go(path.startsWith('/profile/edit') ? '/profile' : path, { replaces: true })
  }
  return (
    <div className={`${styles.sections} stack-5 top`}>
      <FormSection title={words.temporaryTitle} text={words.temporaryText}>
        <PasswordForm user={user} ref={form} onChanged={goOn} />
      </FormSection>
    </div>
  )
}
