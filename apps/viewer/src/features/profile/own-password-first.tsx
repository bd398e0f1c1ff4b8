import type { User } from '@grandstand/contract'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useAccountWords } from '../../locales/account/account-words.ts'
import styles from './edit-profile.module.css'
import { FormSection } from './form-section.tsx'
import { PasswordForm } from './password-form.tsx'

/** Who came with a temporary password sets one that nobody else knows, and then goes on. */
export function OwnPasswordFirst({ user, goOnTo }: { user: User; goOnTo: string }) {
  const { profileEdit: words } = useAccountWords()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  return (
    <div className={styles.sections}>
      <FormSection title={words.temporaryTitle} text={words.temporaryText}>
        <PasswordForm user={user} form={form} onChanged={() => void navigate({ href: goOnTo })} />
      </FormSection>
    </div>
  )
}
