import type { GameReport as Report } from '@grandstand/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { reportHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { ScreenHead } from '../../../platform/screen-head.tsx'
import { Chart } from './chart.tsx'
import { Figures } from './figures.tsx'
import { GameMarks } from './game-marks.tsx'
import { GameMinutes } from './game-minutes.tsx'
import { GameQuality } from './game-quality.tsx'
import { ReportBody } from './report-body.tsx'
import { type AskedReport, gameReportQuery } from './report-queries.ts'
import { useReportWords } from './use-report-words.ts'

/** One game, minute by minute. */
export function GameReport({ asked, event }: { asked: AskedReport; event: string }) {
  const { words } = useI18n()
  const { momentText } = useReportWords()
  const say = words.reports.games
  const query = useQuery(gameReportQuery(useClient(), asked, event))
  return (
    <>
      <ScreenHead
        title={query.data?.name ?? say.title}
        text={query.data && momentText(query.data.event_utc_ts, query.data.time_zone)}
        back={{ href: reportHref(asked.channel, 'games'), label: say.back }}
      />
      <ReportBody
        query={query}
        isEmpty={({ minutes, marks }) => minutes.length + marks.length === 0}
        empty={{ title: say.quiet, text: say.quietText }}
      >
        {report => <GameFigures report={report} />}
      </ReportBody>
    </>
  )
}

function GameFigures({ report }: { report: Report }) {
  const { words, number } = useI18n()
  const { hoursText, percent, clock, compactText } = useReportWords()
  const say = words.reports.games
  const { minutes, marks, time_zone, event_id } = report
  const time = useMemo(() => clock(time_zone), [clock, time_zone])
  const chart = useMemo(
    () => ({
      times: minutes.map(({ at }) => Date.parse(at)),
      series: [{ label: words.common.viewers, values: minutes.map(({ viewers }) => viewers) }] as const,
      marks: marks.map(({ at }) => Date.parse(at)),
    }),
    [minutes, marks, words],
  )
  return (
    <>
      <Figures
        figures={[
          { label: words.common.views, text: number(report.views) },
          { label: say.peak, text: number(report.peak_viewers) },
          { label: words.common.watched, text: hoursText(report.playing_ms) },
          { label: say.rebuffer, text: percent(report.rebuffer_share) },
        ]}
      />
      <Chart title={words.common.minutes} timeText={time} valueText={compactText} {...chart} />
      <GameMarks marks={marks} time={time} eventId={event_id} />
      <GameMinutes minutes={minutes} time={time} eventId={event_id} />
      <GameQuality report={report} time={time} />
    </>
  )
}
