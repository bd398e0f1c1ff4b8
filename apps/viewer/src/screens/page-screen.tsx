import { findPage } from '@grandstand/rules'
import { PageHeading } from '@grandstand/ui'
import { usePageTitle } from '../features/channel/use-page-title.ts'
import { PageText } from '../features/pages/page-text.tsx'
import { useBootstrap } from '../platform/channel/use-bootstrap.ts'
import { useLocation } from '../platform/router/router-context.ts'
import styles from './screens.module.css'

/** Any page of the channel. The router only comes here for a path that names one. */
export function PageScreen() {
  const { pages } = useBootstrap()
  const path = useLocation().pathname
  const page = findPage(pages, path)
  usePageTitle(page?.title ?? null)
  if (!page) return null
  return (
    <>
      <PageHeading title={page.title} text={page.description} image={null} />
      <div className={styles.columns}>
        <PageText key={page.id} id={page.id} />
      </div>
    </>
  )
}
