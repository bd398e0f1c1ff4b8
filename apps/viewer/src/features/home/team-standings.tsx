import type { Participant } from '@grandstand/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTeamWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { TeamCrest } from '../events/team-crest.tsx'
import { aroundTeam } from './around-team.ts'
import { standingsQuery } from './standings-query.ts'
import styles from './team-standings.module.css'

interface TeamStandingsProps {
  team: Participant
  /** Those that play in the channel. */
  teams: readonly Participant[]
}

/** Where a team stands among those that play the same, with its neighbours; a press shows all of them. */
export function TeamStandings({ team, teams }: TeamStandingsProps) {
  const { client } = useApp()
  const { fill } = useI18n()
  const { standings: words, record } = useTeamWords()
  const [isWhole, setWhole] = useState(false)
  const rows = useQuery(standingsQuery(client, team.id)).data?.items ?? []
  const hasTies = rows.some(({ tied }) => tied > 0)
  if (rows.length < 2 || !rows.some(({ participant_id }) => participant_id === team.id)) return null
  const shown = isWhole ? rows.map((row, at) => ({ row, place: at + 1 })) : aroundTeam(rows, team.id)
  return (
    <section className={styles.standings} aria-label={words.title}>
      <h2 className="title-2">{words.title}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>
              <span className="visually-hidden">{words.place}</span>
            </th>
            <th>
              <span className="visually-hidden">{words.team}</span>
            </th>
            <Column title={words.won} sign={record.short.won} />
            <Column title={words.lost} sign={record.short.lost} />
            {hasTies && <Column title={words.tied} sign={record.short.tied} />}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, place }) => (
            <tr key={row.participant_id} aria-current={row.participant_id === team.id ? 'true' : undefined}>
              <td>{place}</td>
              <th scope="row">
                <Team team={teams.find(({ id }) => id === row.participant_id)} />
              </th>
              <td>{row.won}</td>
              <td>{row.lost}</td>
              {hasTies && <td>{row.tied}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <button className="button" type="button" onClick={() => setWhole(true)}>
          {fill(words.all, { number: String(rows.length) })}
        </button>
      )}
    </section>
  )
}

function Column({ title, sign }: { title: string; sign: string }) {
  return (
    <th scope="col">
      <abbr className={styles.sign} title={title}>
        {sign}
      </abbr>
    </th>
  )
}

/** Undefined: it has left the channel. */
function Team({ team }: { team: Participant | undefined }) {
  if (!team) return '–'
  return (
    <a className={styles.team} href={`/?participant=${encodeURIComponent(team.alias)}`}>
      <TeamCrest team={{ ...team, score: null }} sizes="24px" />
      <span className={styles.name}>{team.card_name}</span>
    </a>
  )
}
