import { Skeleton } from '@grandstand/ui'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { LoadProblem } from '../../../platform/load-problem.tsx'
import styles from './board.module.css'
import { GameClock } from './game-clock.tsx'
import { showBoard } from './show-board.ts'
import { TapStatus } from './tap-status.tsx'
import { TeamScore } from './team-score.tsx'
import { useBoard } from './use-board.ts'

/** For a thumb at the side of a field: what is tapped shows at once, whatever the network does. */
export function GameBoard({ channel, id }: { channel: string; id: string }) {
  const say = useI18n().words.board
  const { answer, queue, tap, countOn, drop } = useBoard(channel, id)
  if (!answer.data) {
    if (answer.isError) return <LoadProblem error={answer.error} onRetry={() => void answer.refetch()} />
    return <Skeleton shape="row" count={4} />
  }
  const { board, answeredAt } = answer.data
  const shown = showBoard(board, answeredAt, queue.taps)
  const scoreOf = new Map(shown.scores.map(({ participant_id, score }) => [participant_id, score]))
  return (
    <div className={styles.board}>
      <TapStatus queue={queue} onCount={countOn} onDrop={drop} />
      <div className={`${styles.teams} stack-3`}>
        {board.teams.map(team => (
          <TeamScore
            key={team.id}
            team={{ ...team, score: scoreOf.get(team.id) ?? null }}
            points={board.points}
            onTap={tap}
          />
        ))}
      </div>
      <button
        className={`button ${styles.big}`}
        type="button"
        disabled={!board.can_undo && queue.taps.length === 0}
        onClick={() => tap({ type: 'undo' })}
      >
        {say.undo}
      </button>
      <fieldset className={`${styles.periods} row-2`}>
        <legend>{say.period}</legend>
        {board.periods.map(period => (
          <button
            key={period}
            className={`button ${styles.big}`}
            type="button"
            aria-pressed={period === shown.period}
            onClick={() => tap({ type: 'period', period })}
          >
            {period}
          </button>
        ))}
      </fieldset>
      {board.clock.counts && <GameClock clock={shown.clock} counts={board.clock.counts} onTap={tap} />}
    </div>
  )
}
