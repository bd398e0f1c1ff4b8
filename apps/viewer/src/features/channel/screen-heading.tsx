import { getScreen, screenTitle, type TitledScreen } from '@grandstand/rules'
import { PageHeading } from '@grandstand/ui'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { usePageTitle } from './use-page-title.ts'

interface ScreenHeadingProps {
  screen: TitledScreen
  text?: string
}

/** The heading of a screen that the product itself names; the browser's tab says the same. */
export function ScreenHeading({ screen, text = '' }: ScreenHeadingProps) {
  const { language } = useI18n()
  const title = screenTitle(screen, language)
  usePageTitle(title)
  return <PageHeading title={title} text={text} image={null} isNarrow={getScreen(screen).isNarrow ?? false} />
}
