import type { WatchingReport as Report } from '@grandstand/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { reportHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Chart } from './chart.tsx'
import { toSeconds } from './column.ts'
import { Figures } from './figures.tsx'
import { ReportBody } from './report-body.tsx'
import { type AskedReport, watchingQuery } from './report-queries.ts'
import { ReportTable } from './report-table.tsx'
import { useReportWords } from './use-report-words.ts'

export function WatchingReport({ asked }: { asked: AskedReport }) {
  const { words } = useI18n()
  const say = words.reports.watching
  const query = useQuery(watchingQuery(useClient(), asked))
  return (
    <ReportBody
      query={query}
      isEmpty={({ viewers, minutes }) => viewers + minutes.length === 0}
      empty={{ title: say.nobody, text: say.nobodyText }}
    >
      {report => <WatchingFigures channel={asked.channel} report={report} />}
    </ReportBody>
  )
}

function WatchingFigures({ channel, report }: { channel: string; report: Report }) {
  const { words, fill, number } = useI18n()
  const { percent, secondsText, clock, compactText } = useReportWords()
  const say = words.reports.watching
  const { viewers, games, minutes } = report
  const time = useMemo(() => clock(), [clock])
  const chart = useMemo(
    () => ({
      times: minutes.map(({ at }) => Date.parse(at)),
      series: [{ label: words.common.viewers, values: minutes.map(minute => minute.viewers) }] as const,
    }),
    [minutes, words],
  )
  return (
    <>
      <Figures figures={[{ label: words.common.viewers, text: number(viewers) }]} />
      {games.length > 0 && (
        <ReportTable
          title={say.title}
          file="watching"
          rows={games}
          keyOf={({ event_id }) => String(event_id)}
          barOf={game => game.viewers / Math.max(1, viewers)}
          columns={column => [
            {
              label: words.common.game,
              text: ({ name, event_id }) => name ?? fill(words.reports.gone, { id: String(event_id) }),
              href: ({ name, event_id }) =>
                name === null ? null : reportHref(channel, 'games', { event: String(event_id) }),
            },
            { label: words.common.viewers, text: game => number(game.viewers), value: game => game.viewers },
            column(words.reports.games.rebuffer, ({ rebuffer_share }) => rebuffer_share, percent),
            column(words.reports.games.delay, ({ delay_ms }) => delay_ms, secondsText, toSeconds),
          ]}
        />
      )}
      {minutes.length > 1 && (
        <>
          <Chart title={say.hour} timeText={time} valueText={compactText} {...chart} />
          <ReportTable
            title={say.hour}
            file="watching-hour"
            rows={minutes}
            keyOf={({ at }) => at}
            columns={column => [
              column(words.common.time, ({ at }) => at, time),
              {
                label: words.common.viewers,
                text: minute => number(minute.viewers),
                value: minute => minute.viewers,
              },
            ]}
          />
        </>
      )}
    </>
  )
}
