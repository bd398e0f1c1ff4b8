import type { GameChoices, SeasonName } from '@grandstand/contract'
import { SelectField } from '@grandstand/ui'
import { useState } from 'react'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { sportsToOffer } from './game-draft.ts'
import { useNewName } from './use-new-name.ts'

interface SeasonNewNameProps {
  channel: string
  name: SeasonName
  choices: GameChoices
  /** Of rows that name none. */
  sportId: number | null
  onMade: (id: number) => void
}

/** A venue or a team that is not there yet is made here, without leaving the file. */
export function SeasonNewName({ channel, name, choices, sportId, onMade }: SeasonNewNameProps) {
  const i18n = useI18n()
  const { words, fill } = i18n
  const say = words.games.season
  const sports = sportsToOffer(choices)
  const [sport, setSport] = useState(String(sportId ?? sports[0]?.id ?? ''))
  const making = useNewName(channel, onMade)
  return (
    <div className="stack-2">
      {name.kind === 'teams' && sports.length > 1 && (
        <SelectField
          name={`sport of ${name.text}`}
          label={fill(say.sportOf, { name: name.text })}
          value={sport}
          onChange={({ target }) => setSport(target.value)}
          options={sports.map(({ id, name: label }) => ({ value: String(id), label }))}
        />
      )}
      <button
        className="button"
        type="button"
        disabled={making.isPending}
        onClick={() =>
          making.mutate(
            name.kind === 'venues'
              ? { kind: 'venue', name: name.text }
              : { kind: 'team', name: name.text, sport_id: Number(sport) },
          )
        }
      >
        {fill(name.kind === 'venues' ? say.makeVenue : say.makeTeam, { name: name.text })}
      </button>
      <p className="small strong problem unless-empty" role="alert">
        {making.isError && errorText(making.error, i18n)}
      </p>
    </div>
  )
}
