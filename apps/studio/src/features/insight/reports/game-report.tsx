import type { GameReport as Report } from '@grandstand/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { useReportWords } from '../../../platform/figures/use-report-words.ts'
import { audienceHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { ScreenHead } from '../../../platform/screen-head.tsx'
import { Chart } from './chart.tsx'
import { Figures } from './figures.tsx'
import { GameMarks } from './game-marks.tsx'
import { GameMinutes } from './game-minutes.tsx'
import { GameQuality } from './game-quality.tsx'
import { ReportBody } from './report-body.tsx'
import { gameReportQuery } from './report-queries.ts'
import { useMeasureWords } from './use-measure-words.ts'

/** One game, minute by minute. */
export function GameReport({ channel, event }: { channel: string; event: string }) {
  const { words, language } = useI18n()
  const { momentText } = useReportWords()
  const say = words.reports.games
  const query = useQuery(gameReportQuery(useClient(), { channel, language }, event))
  return (
    <>
      <ScreenHead
        title={query.data?.name ?? say.title}
        text={query.data && momentText(query.data.event_utc_ts, query.data.time_zone)}
        back={{ href: audienceHref(channel), label: say.back }}
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
  const measure = useMeasureWords()
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
          { label: words.common.views, says: words.reports.defined.views, text: number(report.views) },
          { label: say.peak, says: words.reports.defined.peak, text: number(report.peak_viewers) },
          { ...measure('playing_time'), text: hoursText(report.playing_ms) },
          { ...measure('rebuffer_share'), text: percent(report.rebuffer_share) },
        ]}
      />
      <Chart title={words.common.minutes} timeText={time} valueText={compactText} {...chart} />
      <GameMarks marks={marks} time={time} eventId={event_id} />
      <GameMinutes minutes={minutes} time={time} eventId={event_id} />
      <GameQuality report={report} time={time} />
    </>
  )
}
