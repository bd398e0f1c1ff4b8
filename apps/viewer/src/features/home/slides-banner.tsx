import { Hero, type HeroSlide } from '@grandstand/ui'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './slides-banner.module.css'

interface SlidesBannerProps {
  slides: HeroSlide[]
  /** The page begins with something else. */
  isBelow?: boolean
}

/** Slides within the page: what else it shows is what one came for. */
export function SlidesBanner({ slides, isBelow = false }: SlidesBannerProps) {
  const { words } = useI18n()
  const banner = (
    <div className={styles.slides}>
      <Hero slides={slides} words={words.shell} isBelow={isBelow} />
    </div>
  )
  return isBelow ? (
    // A preview of a slide leads here, past the game that leads the page.
    <div className={styles.below} id="slides">
      {banner}
    </div>
  ) : (
    banner
  )
}
