import type { BoardTap } from '@grandstand/contract'
import { Skeleton } from '@grandstand/ui'
import { type ReactNode, useState } from 'react'
import { Drawer } from '../../../platform/drawer.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { LoadProblem } from '../../../platform/load-problem.tsx'
import styles from './board.module.css'
import { CorrectBoard } from './correct-board.tsx'
import { GameClock } from './game-clock.tsx'
import { showBoard } from './show-board.ts'
import { TapStatus } from './tap-status.tsx'
import { TeamScore } from './team-score.tsx'
import { UndoButton } from './undo-button.tsx'
import { useAwakeScreen } from './use-awake-screen.ts'
import { useBoard } from './use-board.ts'

const feltMs = 12

interface GameBoardProps {
  channel: string
  id: string
  /** The way back and what game it is; whether fans have the taps stands beside it. */
  head?: ReactNode
}

/** For a thumb at the side of a field: what is tapped shows at once, whatever the network does. */
export function GameBoard({ channel, id, head }: GameBoardProps) {
  const say = useI18n().words.board
  const { answer, queue, tap: send, countOn, drop } = useBoard(channel, id)
  const [isCorrecting, setIsCorrecting] = useState(false)
  useAwakeScreen()
  if (!answer.data) {
    const { isError, error, refetch } = answer
    return (
      <>
        <div className={styles.top}>{head}</div>
        {isError && <LoadProblem error={error} onRetry={() => void refetch()} />}
        {!isError && <Skeleton shape="row" count={4} />}
      </>
    )
  }
  const { board, answeredAt } = answer.data
  const shown = showBoard(board, answeredAt, queue.taps)
  const scoreOf = new Map(shown.scores.map(({ participant_id, score }) => [participant_id, score]))
  const teams = board.teams.map(team => ({ ...team, score: scoreOf.get(team.id) ?? null }))
  const tap = (what: BoardTap) => {
    navigator.vibrate?.(feltMs)
    send(what)
  }
  return (
    <div className={styles.board}>
      <div className={styles.top}>
        {head}
        <TapStatus queue={queue} by={board.last_tap?.by ?? null} onCount={countOn} onDrop={drop} />
      </div>
      <fieldset className={styles.periods}>
        <legend className="visually-hidden">{say.period}</legend>
        {board.periods.map(period => (
          <button
            key={period}
            type="button"
            aria-pressed={period === shown.period}
            onClick={() => tap({ type: 'period', period })}
          >
            {period}
          </button>
        ))}
      </fieldset>
      {board.clock.counts && <GameClock clock={shown.clock} counts={board.clock.counts} onTap={tap} />}
      <div className={styles.teams}>
        {teams.map(team => (
          <TeamScore key={team.id} team={team} board={board} onTap={tap} />
        ))}
      </div>
      <div className={styles.foot}>
        <UndoButton board={board} taps={queue.taps} onTap={tap} />
        <button className="button" type="button" onClick={() => setIsCorrecting(true)}>
          {say.correct}
        </button>
      </div>
      {isCorrecting && (
        <Drawer title={say.correct} onClose={() => setIsCorrecting(false)}>
          <CorrectBoard teams={teams} hasClock={board.clock.counts !== null} onTap={tap} />
        </Drawer>
      )}
    </div>
  )
}
