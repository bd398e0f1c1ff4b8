import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { OtherLive } from '../features/events/other-live.tsx'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { SearchButton } from '../platform/search-button.tsx'
import styles from './screens.module.css'

export function NotFoundScreen() {
  const { words } = useI18n()
  return (
    <>
      <ScreenHeading screen="not-found" />
      <div className={styles.columns}>
        <div className={`${styles.main} stack-5 top`}>
          <p className="lead">{words.notFound.text}</p>
          <p className="row-3">
            <a className="button button--primary" href="/">
              {words.common.backHome}
            </a>
            <SearchButton />
            <a className="button" href="/contacts">
              {words.common.contactUs}
            </a>
          </p>
        </div>
      </div>
      <OtherLive />
    </>
  )
}
