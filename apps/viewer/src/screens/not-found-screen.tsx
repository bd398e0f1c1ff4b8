import { StateMessage } from '@grandstand/ui'
import { usePageTitle } from '../features/channel/use-page-title.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'

export function NotFoundScreen() {
  const { words } = useI18n()
  usePageTitle(words.titles.notFound)
  return (
    <StateMessage icon="search" title={words.notFound.title} text={words.notFound.text} level={1}>
      <a className="button button--primary" href="/">
        {words.common.backHome}
      </a>
      <a className="button" href="/contacts">
        {words.common.contactUs}
      </a>
    </StateMessage>
  )
}
