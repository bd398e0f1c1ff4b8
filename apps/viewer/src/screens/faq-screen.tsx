import { StateMessage } from '@grandstand/ui'
import { useLocation } from '@tanstack/react-router'
import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { useBootstrap } from '../features/channel/use-bootstrap.ts'
import { FaqList } from '../features/faq/faq-list.tsx'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { AsideCard } from './aside-card.tsx'
import styles from './screens.module.css'

export function FaqScreen() {
  const { words } = useI18n()
  const { faq } = useBootstrap()
  const hash = useLocation({ select: location => location.hash })
  return (
    <>
      <ScreenHeading path="/faq" />
      {faq.length === 0 ? (
        <StateMessage icon="question" title={words.faq.emptyTitle} text={words.faq.emptyText}>
          <a className="button button--primary" href="/contacts">
            {words.common.contactUs}
          </a>
        </StateMessage>
      ) : (
        <div className={styles.columns}>
          <div className={styles.main}>
            <p className={styles.lead}>{words.faq.intro}</p>
            <FaqList faq={faq} hash={hash} />
          </div>
          <AsideCard
            title={words.faq.stillStuck}
            text={words.faq.stillStuckText}
            link={{ href: '/contacts', label: words.common.contactUs }}
          />
        </div>
      )}
    </>
  )
}
