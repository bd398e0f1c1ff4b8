import type { GameReport } from '@grandstand/contract'
import { toHours, toSeconds } from '../../../platform/figures/column.ts'
import { ReportTable } from '../../../platform/figures/report-table.tsx'
import { useReportWords } from '../../../platform/figures/use-report-words.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useMeasureWords } from './use-measure-words.ts'

interface GameMinutesProps {
  minutes: GameReport['minutes']
  time: (at: string) => string
  eventId: number
}

/** The viewers, and how well it played. */
export function GameMinutes({ minutes, time, eventId }: GameMinutesProps) {
  const { words, number } = useI18n()
  const { hoursText, percent, secondsText } = useReportWords()
  const measure = useMeasureWords()
  const say = words.reports.games
  return (
    <ReportTable
      title={words.common.minutes}
      file={`game-${eventId}`}
      rows={minutes}
      keyOf={({ at }) => at}
      columns={column => [
        column(say.minute, ({ at }) => at, time),
        column(words.common.viewers, ({ viewers }) => viewers, number),
        column(words.common.watched, ({ playing_ms }) => playing_ms, hoursText, toHours),
        column(say.rebuffer, ({ rebuffer_share }) => rebuffer_share, percent),
        column(measure('smoothness'), ({ smoothness }) => smoothness, percent),
        column(say.delay, ({ delay_ms }) => delay_ms, secondsText, toSeconds),
        {
          label: say.usualSize,
          text: ({ sizes: [usual] }) => (usual ? `${usual.height}p` : '–'),
          value: ({ sizes: [usual] }) => usual?.height ?? '',
        },
      ]}
    />
  )
}
