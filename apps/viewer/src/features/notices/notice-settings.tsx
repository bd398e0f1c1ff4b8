import { noticeKinds } from '@grandstand/contract/constants'
import { FormProblem } from '@grandstand/ui'
import { useAccountWords } from '../../locales/words.ts'
import { findPushSupport } from '../../platform/device-push.ts'
import { FormSection } from '../../platform/form/form-section.tsx'
import styles from './notice-settings.module.css'
import { NoticesBlocked, useNotices } from './use-notices.ts'

/** The notices that this device gets about followed teams: none until the user chooses some. */
export function NoticeSettings() {
  const { notices: words } = useAccountWords()
  const { kinds, isPending, isChanging, problem, choose } = useNotices()
  const support = findPushSupport()
  if (support !== 'open') {
    return (
      <FormSection title={words.title} text={support === 'none' ? words.unsupported : words.blocked}>
        {null}
      </FormSection>
    )
  }
  return (
    <FormSection title={words.title} text={words.text}>
      <ul className={styles.kinds}>
        {noticeKinds.map(kind => (
          <li key={kind}>
            <label className={styles.kind}>
              <input
                type="checkbox"
                checked={kinds.includes(kind)}
                disabled={isPending || isChanging}
                onChange={({ target }) =>
                  choose(target.checked ? [...kinds, kind] : kinds.filter(each => each !== kind))
                }
              />
              {words[kind]}
            </label>
          </li>
        ))}
      </ul>
      <FormProblem text={problem && (problem instanceof NoticesBlocked ? words.blocked : words.failed)} />
    </FormSection>
  )
}
