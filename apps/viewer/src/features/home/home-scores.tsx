import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { ScoreStrip } from '../events/score-strip.tsx'
import { stripEvents } from '../events/strip-events.ts'
import type { HomeScope } from './choose-home-scope.ts'
import styles from './home-parts.module.css'
import { ownFirst } from './own-first.ts'
import { useHomeLists } from './use-home-lists.ts'

/** What fills the strip under the header. */
export function HomeScores({ scope }: { scope: HomeScope }) {
  const { words } = useI18n()
  const { lists } = useHomeLists(scope)
  if (!lists) return null
  const { live, upcoming, vod, own } = lists
  const events = stripEvents({ live, upcoming, vod: { items: ownFirst(own.vod, vod.items) } })
  if (events.length > 0) return <ScoreStrip events={events} />
  return <p className={`${styles.noScores} quiet meta`}>{words.events.noScores}</p>
}
