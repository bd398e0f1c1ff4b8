import type { GameReport } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { ReportTable } from './report-table.tsx'
import { useMeasureWords } from './use-measure-words.ts'
import { useReportWords } from './use-report-words.ts'

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
      columns={[
        { label: say.minute, text: ({ at }) => time(at), value: ({ at }) => at },
        {
          label: words.common.viewers,
          text: ({ viewers }) => number(viewers),
          value: ({ viewers }) => viewers,
        },
        {
          label: words.common.watched,
          text: ({ playing_ms }) => hoursText(playing_ms),
          value: ({ playing_ms }) => playing_ms / 3_600_000,
        },
        {
          label: say.rebuffer,
          text: ({ rebuffer_share }) => percent(rebuffer_share),
          value: ({ rebuffer_share }) => rebuffer_share ?? '',
        },
        {
          label: measure('smoothness'),
          text: ({ smoothness }) => percent(smoothness),
          value: ({ smoothness }) => smoothness ?? '',
        },
        {
          label: say.delay,
          text: ({ delay_ms }) => secondsText(delay_ms),
          value: ({ delay_ms }) => (delay_ms === null ? '' : delay_ms / 1000),
        },
        {
          label: say.usualSize,
          text: ({ sizes: [usual] }) => (usual ? `${usual.height}p` : '–'),
          value: ({ sizes: [usual] }) => usual?.height ?? '',
        },
      ]}
    />
  )
}
