import { StateMessage } from '@grandstand/ui'
import { homeHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { usePageTitle } from '../platform/use-page-title.ts'

export function NotFoundScreen() {
  const { words } = useI18n()
  usePageTitle(words.notFound.title)
  return (
    <StateMessage icon="question" title={words.notFound.title} text={words.notFound.text} level={1}>
      <a className="button button--primary" href={homeHref}>
        {words.notFound.home}
      </a>
    </StateMessage>
  )
}
