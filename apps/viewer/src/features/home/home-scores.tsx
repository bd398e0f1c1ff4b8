import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { ScoreStrip } from '../events/score-strip.tsx'
import { stripEvents } from '../events/strip-events.ts'
import type { HomeScope } from './choose-home-scope.ts'
import styles from './home-parts.module.css'
import { useHomeLists } from './use-home-lists.ts'

/** What fills the strip under the header; in the same order for everybody, and each time. */
export function HomeScores({ scope }: { scope: HomeScope }) {
  const { words } = useI18n()
  const { lists } = useHomeLists(scope)
  if (!lists) return null
  const events = stripEvents(lists.all)
  if (events.length === 0) return <p className={`${styles.noScores} quiet meta`}>{words.events.noScores}</p>
  // Of a replay that one is in the middle of, nobody tells the end.
  return <ScoreStrip events={events} begun={lists.own.begun} />
}
