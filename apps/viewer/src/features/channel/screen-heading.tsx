import { screenTitle, type TitledPath } from '@grandstand/rules'
import { PageHeading } from '@grandstand/ui'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { usePageTitle } from './use-page-title.ts'

interface ScreenHeadingProps {
  path: TitledPath
  text?: string
  /** Over a form in one column. */
  isNarrow?: boolean
}

/** The heading of a screen that the product itself names; the browser's tab says the same. */
export function ScreenHeading({ path, text = '', isNarrow = false }: ScreenHeadingProps) {
  const { language } = useI18n()
  const title = screenTitle(path, language)
  usePageTitle(title)
  return <PageHeading title={title} text={text} image={null} isNarrow={isNarrow} />
}
