import type { GameChoices } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { SeasonNames } from './season-names.tsx'
import { SeasonRows } from './season-rows.tsx'
import { countUnpriced, listWrongRows, type SeasonState } from './season-state.ts'
import type { Season } from './use-season.ts'

interface SeasonReviewProps {
  channel: string
  season: Season
  state: SeasonState
  choices: GameChoices
}

/** What would become of each row, what can still be changed, and the button that writes it. */
export function SeasonReview({ channel, season, state, choices }: SeasonReviewProps) {
  const { words, fill } = useI18n()
  const { body, preview } = state
  const { counts } = preview
  return (
    <>
      <p className="small">
        {fill(words.games.season.counts, {
          fresh: String(counts.new),
          changed: String(counts.changed),
          same: String(counts.same),
          wrong: String(counts.wrong),
          left: String(counts.left_out),
        })}
      </p>
      <ReviewTools season={season} state={state} />
      {preview.names.length > 0 && (
        <SeasonNames
          channel={channel}
          names={preview.names}
          sportId={body.defaults.sport_id}
          choices={choices}
          onChoose={(name, id) => season.change({ type: 'choose', name, id })}
        />
      )}
      <SeasonRows
        preview={preview}
        currency={choices.currency}
        leftOut={new Set(body.left_out)}
        onLeaveOut={(row, isLeftOut) => season.change({ type: 'leave_out', rows: [row], isLeftOut })}
      />
    </>
  )
}

function ReviewTools({ season, state }: Pick<SeasonReviewProps, 'season' | 'state'>) {
  const { words, plural } = useI18n()
  const say = words.games.season
  const { looking, writing } = season
  const { counts } = state.preview
  const wrong = listWrongRows(state.preview)
  const unpriced = countUnpriced(state.preview)
  const written = counts.new + counts.changed
  const isUndecided = state.preview.columns.some(({ meaning }) => meaning === null)
  return (
    <div className="row-3">
      <button
        className="button button--primary"
        type="button"
        disabled={wrong.length > 0 || isUndecided || written === 0 || looking.isPending || writing.isPending}
        onClick={() => writing.mutate(state)}
      >
        {plural(say.write, written)}
      </button>
      {unpriced > 0 && (
        <button className="button" type="button" onClick={() => season.change({ type: 'make_free' })}>
          {plural(say.makeFree, unpriced)}
        </button>
      )}
      {wrong.length > 0 && (
        <button
          className="button"
          type="button"
          onClick={() => season.change({ type: 'leave_out', rows: wrong, isLeftOut: true })}
        >
          {plural(say.leaveOut, wrong.length)}
        </button>
      )}
      {writing.isError && (
        <button className="button" type="button" onClick={() => looking.mutate(state.body)}>
          {say.lookAgain}
        </button>
      )}
    </div>
  )
}
