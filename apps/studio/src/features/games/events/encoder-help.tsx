import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'
import styles from './encoder-help.module.css'

export function EncoderHelp() {
  const { words } = useI18n()
  const say = words.encoder
  return (
    <Panel title={say.title}>
      <ol className={`${styles.steps} stack-2`}>
        {[say.service, say.address, say.output].map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Panel>
  )
}
