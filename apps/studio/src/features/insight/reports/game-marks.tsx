import type { GameReport } from '@grandstand/contract'
import { ReportTable } from '../../../platform/figures/report-table.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

type Mark = GameReport['marks'][number]

interface GameMarksProps {
  marks: readonly Mark[]
  time: (at: string) => string
  eventId: number
}

/** The lines across the chart, in words. */
export function GameMarks({ marks, time, eventId }: GameMarksProps) {
  const { words, fill } = useI18n()
  const say = words.reports.games
  if (marks.length === 0) return null
  const describe = (mark: Mark) => {
    if (mark.kind === 'camera')
      return fill(say.camera, { camera: mark.camera, state: say.states[mark.state] })
    if (mark.score === null) return fill(say.wiped, { team: mark.team })
    return fill(say.score, { team: mark.team, score: String(mark.score) })
  }
  return (
    <ReportTable
      title={say.happened}
      file={`game-${eventId}-score`}
      rows={marks.map((mark, index) => ({ ...mark, index }))}
      keyOf={({ index }) => String(index)}
      columns={column => [{ label: say.happened, text: describe }, column(say.minute, ({ at }) => at, time)]}
    />
  )
}
