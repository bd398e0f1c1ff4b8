import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { ScoreStrip } from '../events/score-strip.tsx'
import { stripEvents } from '../events/strip-events.ts'
import type { Place } from './choose-place.ts'
import styles from './home-parts.module.css'
import { useHomeEvents } from './use-home-events.ts'

/** What fills the strip under the header. */
export function HomeScores({ place }: { place: Place }) {
  const { words } = useI18n()
  const { data } = useHomeEvents(place)
  if (!data) return null
  const events = stripEvents(data)
  if (events.length > 0) return <ScoreStrip events={events} />
  return <p className={styles.noScores}>{words.events.noScores}</p>
}
