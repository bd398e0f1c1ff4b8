import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useState } from 'react'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useMayCall } from '../../../platform/operator.ts'
import { Picks } from '../../../platform/picks.tsx'
import { ProblemLine } from '../../../platform/problem-line.tsx'
import { gameKinds, sportsToOffer, teamsOf, withSport } from './game-draft.ts'
import type { GamePart } from './game-part.ts'
import styles from './game-sides.module.css'
import { MeetTeams } from './meet-teams.tsx'
import { TeamPicker } from './team-picker.tsx'
import { TeamSlot } from './team-slot.tsx'
import { useNewName } from './use-new-name.ts'

type Side = 'away' | 'home'

interface GameSidesProps extends GamePart {
  channel: string
  isNew: boolean
}

/** Which sport, and who plays: the away side is asked for first, then the home side. */
export function GameSides({ channel, draft, set, choices, field, isNew }: GameSidesProps) {
  const i18n = useI18n()
  const { words } = i18n
  const say = words.games
  const { kind, away_id, home_id } = draft
  const [open, setOpen] = useState<Side | null>(isNew && away_id === null ? 'away' : null)
  const teams = teamsOf(draft.sport_id, choices)
  const sports = sportsToOffer(choices)
  const fields = { away: field('away_id'), home: field('home_id') }
  const sport = field('sport_id')
  const making = useNewName(channel, id => open && choose(open, id))
  const mayMake = useMayCall()(studioWireCalls.addToRoster)
  const { sport_id } = draft
  const teamOf = (side: Side) => choices.teams.find(({ id }) => id === draft[`${side}_id`])

  function choose(side: Side, id: number) {
    const team = choices.teams.find(each => each.id === id)
    const played = sport_id ?? team?.sport_id ?? null
    set(side === 'away' ? { away_id: id, sport_id: played } : { home_id: id, sport_id: played })
    fields[side].onInput()
    setOpen(side === 'away' && home_id === null ? 'home' : null)
  }

  return (
    <div className="stack-4">
      <Picks
        label={words.common.sport}
        name={sport.name}
        value={draft.sport_id}
        options={sports.map(({ id, short_name }) => ({ value: id, label: short_name }))}
        onPick={id => {
          set(withSport(draft, id, choices))
          sport.onInput()
        }}
      />
      <ProblemLine text={sport.problem} />
      {kind === 'pair' && (
        <div className={styles.place}>
          <div className={styles.versus}>
            {(['away', 'home'] as const).map(side => (
              <TeamSlot
                key={side}
                name={fields[side].name}
                label={say[side]}
                team={teamOf(side)}
                isOpen={open === side}
                problem={fields[side].problem}
                onOpen={() => setOpen(open === side ? null : side)}
              />
            ))}
            <span className={styles.at} aria-hidden="true">
              @
            </span>
          </div>
          {open && (
            <TeamPicker
              // The field is empty again for the other side.
              key={open}
              label={say[open]}
              teams={teams}
              taken={[open === 'away' ? home_id : away_id]}
              chosen={draft[`${open}_id`]}
              onChoose={id => choose(open, id)}
              onMake={
                mayMake && sport_id !== null
                  ? name => making.mutate({ kind: 'team', name, sport_id })
                  : undefined
              }
              onClose={() => setOpen(null)}
            />
          )}
          {making.isError && <ProblemLine text={errorText(making.error, i18n)} />}
          {open === null && (
            <div className={styles.versus}>
              <ProblemLine text={fields.away.problem} />
              <ProblemLine text={fields.home.problem} />
            </div>
          )}
        </div>
      )}
      {kind === 'meet' && (
        <MeetTeams
          teams={teams}
          chosen={draft.team_ids}
          field={field('team_ids')}
          onChange={team_ids => set({ team_ids })}
        />
      )}
      <div className={styles.kinds}>
        <Picks
          isJoined
          label={words.common.whoPlays}
          value={kind}
          options={gameKinds.map(value => ({ value, label: say.kinds[value] }))}
          onPick={value => set({ kind: value })}
        />
      </div>
    </div>
  )
}
