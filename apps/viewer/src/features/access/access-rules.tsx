import type { AccessReport } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import { useWhyWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './access-rules.module.css'

export function AccessRules({ report }: { report: AccessReport }) {
  const say = useWhyWords()
  const { fill } = useI18n()
  const facts = { email: report.user?.email ?? '', ...report.players }
  return (
    <ul className={styles.rules}>
      {report.rules.map(({ rule, is_met }) => (
        <li key={rule} className={is_met ? styles.met : styles.unmet}>
          <Icon name={is_met ? 'check' : 'close'} />
          <span>
            <span className="visually-hidden">{is_met ? say.yes : say.no}: </span>
            {fill((is_met ? say.met : say.unmet)[rule], facts)}
          </span>
        </li>
      ))}
    </ul>
  )
}
