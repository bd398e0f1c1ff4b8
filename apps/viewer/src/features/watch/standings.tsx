import type { Event } from '@grandstand/contract'
import { teamsInOrder } from '@grandstand/rules'
import { useWatchWords } from '../../locales/words.ts'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { Score } from '../events/score.tsx'
import { TeamCrest } from '../events/team-crest.tsx'
import { FollowTeam } from '../favorites/follow-teams.tsx'
import styles from './standings.module.css'

/** The teams of a meet, the best first. */
export function Standings({ event }: { event: Event }) {
  const { event_categories } = useBootstrap()
  const { tabs: words } = useWatchWords()
  const teams = teamsInOrder(event, event_categories)
  return (
    <ol className={styles.standings} aria-label={words.standings}>
      {teams.map((team, at) => (
        <li key={team.id} className={styles.team} style={{ '--own-color': team.color }}>
          <span className={styles.rank}>{team.score === null ? '' : at + 1}</span>
          <TeamCrest team={team} sizes="32px" />
          <a className={styles.name} href={`/?participant=${encodeURIComponent(team.alias)}`}>
            {team.card_name}
          </a>
          <Score className={styles.score} value={event.stream_status === 'upcoming' ? null : team.score} />
          <FollowTeam team={team} />
        </li>
      ))}
    </ol>
  )
}
