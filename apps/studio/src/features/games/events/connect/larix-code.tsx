import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { QrCode } from '../../../../platform/qr-code.tsx'
import styles from './connect-panel.module.css'
import { larixLink } from './larix-link.ts'

interface LarixCodeProps {
  server: string
  stream: { key: string; name: string }
}

/** The camera app of a phone, set up by a code; on the phone itself by a link. */
export function LarixCode({ server, stream }: LarixCodeProps) {
  const say = useI18n().words.room
  const href = larixLink({ server, ...stream })
  return (
    <div className={styles.phone}>
      <div className={styles.code}>
        <QrCode text={href} label={say.code} />
      </div>
      <ol className={styles.steps}>
        {say.phoneSteps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <a className={`button ${styles.here}`} href={href}>
        {say.openHere}
      </a>
    </div>
  )
}
