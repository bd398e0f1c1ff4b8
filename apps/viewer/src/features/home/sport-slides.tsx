import type { EventCategory } from '@grandstand/contract'
import { sportLine } from '@grandstand/rules'
import { Hero, shellWords } from '@grandstand/ui'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { ownSlides } from './own-slides.ts'
import styles from './sport-slides.module.css'

/** The slides of a sport over its list, else those of the nearest sport above it that has any. */
export function SportSlides({ alias }: { alias: string }) {
  const { language } = useI18n()
  const { slides, event_categories } = useBootstrap()
  const sport = findSport(event_categories, alias)
  const line = sport ? sportLine(event_categories, sport.id) : []
  const own = line.map(({ id }) => ownSlides(slides, { category: id })).find(found => found.length > 0)
  if (!own) return null
  return (
    <div className={styles.slides}>
      <Hero key={alias} slides={own} words={shellWords(language)} />
    </div>
  )
}

function findSport(sports: readonly EventCategory[], alias: string): EventCategory | undefined {
  for (const sport of sports) {
    const found = sport.alias === alias ? sport : findSport(sport.children, alias)
    if (found) return found
  }
  return undefined
}
