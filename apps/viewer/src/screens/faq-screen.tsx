import { StateMessage } from '@grandstand/ui'
import { AsideCard } from '../features/channel/aside-card.tsx'
import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { FaqList } from '../features/faq/faq-list.tsx'
import { useContentWords } from '../locales/words.ts'
import { useBootstrap } from '../platform/channel/use-bootstrap.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { useLocation } from '../platform/router/router-context.ts'
import styles from './screens.module.css'

export function FaqScreen() {
  const { words } = useI18n()
  const texts = useContentWords()
  const { faq } = useBootstrap()
  const hash = useLocation().hash
  return (
    <>
      <ScreenHeading screen="faq" />
      {faq.length === 0 ? (
        <StateMessage icon="question" title={texts.faq.emptyTitle} text={texts.faq.emptyText}>
          <a className="button button--primary" href="/contacts">
            {words.common.contactUs}
          </a>
        </StateMessage>
      ) : (
        <div className={styles.columns}>
          <div className={`${styles.main} stack-5 top`}>
            <p className="lead">{texts.faq.intro}</p>
            <FaqList faq={faq} hash={hash} />
          </div>
          <AsideCard
            title={texts.faq.stillStuck}
            text={texts.faq.stillStuckText}
            link={{ href: '/contacts', label: words.common.contactUs }}
          />
        </div>
      )}
    </>
  )
}
