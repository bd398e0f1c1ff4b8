import { type KeyboardEvent, useState } from 'react'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import { Icon } from './icon.tsx'
import styles from './password-field.module.css'

export interface PasswordWords {
  show: string
  hide: string
  capsLock: string
}

interface PasswordFieldProps extends FieldTexts {
  name: string
  autoComplete: 'current-password' | 'new-password'
  words: PasswordWords
  required?: boolean
  onInput?: () => void
}

/** Can be shown, and tells of caps lock; what is pasted or filled in by a password manager is welcome. */
export function PasswordField({ label, problem, hint, words, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const [hasCapsLock, setHasCapsLock] = useState(false)
  const notice = (event: KeyboardEvent) => setHasCapsLock(event.getModifierState('CapsLock'))
  return (
    <div>
      <FieldFrame label={label} problem={problem} hint={hint}>
        {control => (
          <span className={styles.frame}>
            <input
              {...rest}
              {...control}
              type={isShown ? 'text' : 'password'}
              autoCapitalize="none"
              spellCheck={false}
              onKeyDown={notice}
              onKeyUp={notice}
              onBlur={() => setHasCapsLock(false)}
            />
            <button
              className={styles.eye}
              type="button"
              aria-label={isShown ? words.hide : words.show}
              aria-pressed={isShown}
              onClick={() => setIsShown(!isShown)}
            >
              <Icon name={isShown ? 'eye_off' : 'eye'} />
            </button>
          </span>
        )}
      </FieldFrame>
      <p className={styles.capsLock} role="status">
        {hasCapsLock && words.capsLock}
      </p>
    </div>
  )
}
