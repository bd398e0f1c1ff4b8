import type { EventCategory } from '@grandstand/contract'
import { sportLine } from '@grandstand/rules'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { ownSlides } from './own-slides.ts'
import { SlidesBanner } from './slides-banner.tsx'

/** The slides of a sport over its list, else those of the nearest sport above it that has any. */
export function SportSlides({ alias }: { alias: string }) {
  const { slides, event_categories } = useBootstrap()
  const sport = findSport(event_categories, alias)
  const line = sport ? sportLine(event_categories, sport.id) : []
  const own = line.map(({ id }) => ownSlides(slides, { category: id })).find(found => found.length > 0)
  if (!own) return null
  return <SlidesBanner key={alias} slides={own} />
}

function findSport(sports: readonly EventCategory[], alias: string): EventCategory | undefined {
  for (const sport of sports) {
    const found = sport.alias === alias ? sport : findSport(sport.children, alias)
    if (found) return found
  }
  return undefined
}
