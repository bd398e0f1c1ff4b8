import { RichText } from '@grandstand/ui'
import { AsideCard } from '../features/channel/aside-card.tsx'
import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { useContentWords } from '../locales/words.ts'
import { findStaticBlock } from '../platform/channel/find-static-block.ts'
import { useBootstrap } from '../platform/channel/use-bootstrap.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import styles from './screens.module.css'

export function AboutScreen() {
  const { words } = useI18n()
  const texts = useContentWords()
  const { settings, static_blocks } = useBootstrap()
  return (
    <>
      <ScreenHeading screen="about" text={settings.description} />
      <div className={styles.columns}>
        <RichText className="prose" html={findStaticBlock(static_blocks, 'about') ?? ''} />
        <AsideCard
          title={texts.about.contactTitle}
          text={texts.about.contactText}
          link={{ href: '/contacts', label: words.common.contactUs }}
        />
      </div>
    </>
  )
}
