import { CopyButton } from '../../../platform/copy-button.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { saveFile } from '../../../platform/save-file.ts'
import styles from './account-form.module.css'

/** Shown once: nobody can read them again. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { words } = useI18n()
  const say = words.account
  const text = codes.join('\n')
  return (
    <section className="stack-3" aria-label={say.recovery}>
      <p className="small strong" role="status">
        {say.recoveryShown}
      </p>
      <ul className={styles.codes}>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row-2">
        <CopyButton text={text} what={say.recovery} isQuiet />
        <button className="button" type="button" onClick={() => saveFile('recovery-codes.txt', text)}>
          {say.saveRecovery}
        </button>
      </div>
    </section>
  )
}
