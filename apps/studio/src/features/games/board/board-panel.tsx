import { scoreHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'
import { QrCode } from '../../../platform/qr-code.tsx'
import styles from './board.module.css'

/** The way to the board, on this screen or on a phone, where the usual login comes first. */
export function BoardPanel({ channel, id }: { channel: string; id: string }) {
  const say = useI18n().words.board
  const href = scoreHref(channel, id)
  return (
    <Panel title={say.title} text={say.panelText}>
      <div className={`${styles.link} row-4`}>
        <a className="button button--primary" href={href}>
          {say.open}
        </a>
        <QrCode text={new URL(href, location.href).href} label={say.qr} />
      </div>
    </Panel>
  )
}
