import type { ChangedGame, GameChangesPreview } from '@grandstand/contract'
import table from '../../../../platform/data-table.module.css'
import { DataTable } from '../../../../platform/data-table.tsx'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { RowPages, useRowPages } from '../row-pages.tsx'
import seasonStyles from '../season.module.css'
import type { BulkChange } from './read-bulk-form.ts'
import { useGameState } from './use-game-state.ts'

interface BulkPreviewProps {
  kind: BulkChange['kind']
  preview: GameChangesPreview
  currency: string
  onLeaveOut: (id: number, isLeftOut: boolean) => void
}

/** Every game with its result; unticking one leaves it as it is. */
export function BulkPreview({ kind, preview, currency, onLeaveOut }: BulkPreviewProps) {
  const { words, fill, number } = useI18n()
  const say = words.games.bulk
  const tell = useGameState(kind, currency)
  // What is wrong comes first: it is what there is to do.
  const games = preview.games.toSorted((a, b) => Number(b.state === 'wrong') - Number(a.state === 'wrong'))
  const { shown, ...pages } = useRowPages(games)
  return (
    <>
      <DataTable
        title={say.preview}
        columns={[words.common.include, words.common.game, say.state, say.buyers]}
      >
        {shown.map(game => (
          <tr key={game.id}>
            <td data-label={words.common.include}>
              <input
                type="checkbox"
                className={seasonStyles.box}
                aria-label={fill(say.takeGame, { name: game.name })}
                checked={game.state !== 'left_out'}
                onChange={({ target }) => onLeaveOut(game.id, !target.checked)}
              />
            </td>
            <td>
              <span className={table.main}>{game.name}</span>
            </td>
            <td data-label={say.state}>
              <Change game={game} tell={tell} />
            </td>
            <td data-label={say.buyers}>
              {game.buyers + game.gifts > 0 ? number(game.buyers + game.gifts) : say.nobody}
            </td>
          </tr>
        ))}
      </DataTable>
      <RowPages {...pages} />
    </>
  )
}

function Change({ game, tell }: { game: ChangedGame; tell: ReturnType<typeof useGameState> }) {
  const { words, fill, plural } = useI18n()
  const say = words.games.bulk
  const { state, problem, before, after } = game
  if (problem) {
    return (
      <>
        <span className={seasonStyles.state} data-state="wrong">
          {say.states.wrong}
        </span>
        <span className={seasonStyles.why}>{fill(say.problems[problem.code], { found: problem.found })}</span>
      </>
    )
  }
  if (state === 'changed' && after) return fill(say.change, { before: tell(before), after: tell(after) })
  if (state !== 'changed') {
    return (
      <>
        {say.states[state]}
        <span className={seasonStyles.why}>{tell(before)}</span>
      </>
    )
  }
  const goes = [plural(words.games.plan.clips, game.clips), plural(words.games.plan.videos, game.videos)]
  return (
    <>
      {say.removed}
      <span className={seasonStyles.why}>
        {game.clips + game.videos > 0 ? fill(say.withIt, { what: goes.join(', ') }) : tell(before)}
      </span>
    </>
  )
}
