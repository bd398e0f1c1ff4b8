import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './price-panel.module.css'

/** In place of the price: nobody can buy a game that is not played, and its buyers have a question. */
export function CancelledPanel() {
  const { words } = useI18n()
  return (
    <section className={`${styles.panel} stack-3 start top panel`} aria-labelledby="access-title">
      <h2 className="title-2" id="access-title">
        {words.watch.cancelledTitle}
      </h2>
      <p className="quiet">{words.watch.cancelledText}</p>
      <a className="button" href="/contacts">
        {words.watch.cancelledAsk}
      </a>
    </section>
  )
}
