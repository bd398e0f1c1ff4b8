import { getScreen, screenTitle, type TitledScreen } from '@grandstand/rules'
import { PageHeading } from '@grandstand/ui'
import type { ReactNode } from 'react'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { usePageTitle } from './use-page-title.ts'

interface ScreenHeadingProps {
  screen: TitledScreen
  text?: string
  /** Beside the title of a list. */
  children?: ReactNode
}

/** The heading of a screen that the product itself names; the browser's tab says the same. */
export function ScreenHeading({ screen, text = '', children }: ScreenHeadingProps) {
  const { language } = useI18n()
  const title = screenTitle(screen, language)
  usePageTitle(title)
  const { isNarrow = false, isFull = false, isList = false } = getScreen(screen)
  const shape = { isNarrow, isFull, isList, hasAction: isList }
  return (
    <PageHeading title={title} text={text} image={null} {...shape}>
      {children}
    </PageHeading>
  )
}
