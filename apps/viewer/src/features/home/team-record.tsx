import type { Participant, TeamRecord as Season } from '@grandstand/contract'
import { useQuery } from '@tanstack/react-query'
import { useTeamWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { TeamCrest } from '../events/team-crest.tsx'
import styles from './team-record.module.css'
import { teamRecordQuery } from './team-record-query.ts'

interface TeamRecordProps {
  team: Participant
  /** Those that it may have played. */
  teams: readonly Participant[]
}

/** How a team's season goes: games won and lost, and the latest of them. */
export function TeamRecord({ team, teams }: TeamRecordProps) {
  const { client } = useApp()
  const { record: words } = useTeamWords()
  const { fill } = useI18n()
  const { data, isPending } = useQuery(teamRecordQuery(client, team.id))
  if (isPending) return <div className={styles.record} />
  const record = data?.record
  if (!record) return null
  const { won, lost, tied, latest } = record
  return (
    <section className={styles.record} aria-label={words.season}>
      <p className={styles.sum}>
        <span className={styles.figures} aria-hidden="true">
          {[won, lost, ...(tied > 0 ? [tied] : [])].join('–')}
        </span>
        <span className="visually-hidden">
          {fill(words.sum, { won: String(won), lost: String(lost), tied: String(tied) })}
        </span>
        <span className="quiet meta" aria-hidden="true">
          {words.season}
        </span>
      </p>
      <ol className={styles.latest} aria-label={words.latest}>
        {latest.map(game => (
          <li key={game.event_id}>
            <LatestGame game={game} opponent={teams.find(({ id }) => id === game.opponent_id)} />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface LatestGameProps {
  game: Season['latest'][number]
  /** Undefined: it has left the channel. */
  opponent: Participant | undefined
}

function LatestGame({ game, opponent }: LatestGameProps) {
  const { record: words } = useTeamWords()
  const { fill } = useI18n()
  const score = `${game.own_score}–${game.opponent_score}`
  return (
    <a className={styles.game} href={`/watch/${game.event_id}`}>
      <span className="visually-hidden">
        {[fill(words.long[game.result], { score }), opponent?.card_name].filter(Boolean).join(', ')}
      </span>
      <b className={styles.result} data-result={game.result} aria-hidden="true">
        {words.short[game.result]}
      </b>
      {opponent && <TeamCrest team={{ ...opponent, score: null }} sizes="32px" className={styles.crest} />}
      <span className={styles.score} aria-hidden="true">
        {score}
      </span>
    </a>
  )
}
