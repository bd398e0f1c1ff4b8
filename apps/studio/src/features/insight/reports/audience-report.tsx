import type { AudienceReport as Report } from '@grandstand/contract'
import { type AudienceKey, audienceKeys } from '@grandstand/contract/studio-constants'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { reportHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Chart } from './chart.tsx'
import { Figures } from './figures.tsx'
import { ReportBody } from './report-body.tsx'
import { type AskedReport, audienceQuery } from './report-queries.ts'
import { ReportTable } from './report-table.tsx'
import { SplitTabs } from './split-tabs.tsx'
import { useKeyText } from './use-key-text.ts'
import { useReportWords } from './use-report-words.ts'

export function AudienceReport({ asked, by: wanted }: { asked: AskedReport; by: string }) {
  const by = audienceKeys.find(key => key === wanted) ?? 'day'
  const query = useQuery(audienceQuery(useClient(), asked, by))
  const { channel, from, to } = asked
  return (
    <>
      <SplitTabs
        keys={audienceKeys}
        current={by}
        hrefOf={key => reportHref(channel, 'audience', { from, to, by: key })}
      />
      <ReportBody query={query} isEmpty={({ visits, visits_before }) => visits + visits_before === 0}>
        {report => <AudienceFigures report={report} by={by} />}
      </ReportBody>
    </>
  )
}

function AudienceFigures({ report, by }: { report: Report; by: AudienceKey }) {
  const { words, number } = useI18n()
  const { shortDay, compactText } = useReportWords()
  const say = words.reports.audience
  const keyText = useKeyText(by)
  const { items, visits, visits_before } = report
  const chart = useMemo(
    () => ({
      times: items.map(({ key }) => Date.parse(`${key}T00:00:00Z`)),
      series: [
        { label: words.common.visits, values: items.map(({ figures }) => figures.visits) },
        { label: words.reports.before, values: items.map(({ before }) => before.visits) },
      ] as const,
    }),
    [items, words],
  )
  const greatest = Math.max(1, ...items.map(({ figures }) => figures.visits))
  const busiest = Math.max(0, ...items.map(({ figures }) => figures.visitors ?? 0))
  return (
    <>
      <Figures
        figures={[
          {
            label: words.common.visits,
            text: number(visits),
            compared: { now: visits, before: visits_before, beforeText: number(visits_before) },
          },
          ...(by === 'day'
            ? [
                { label: say.mean, text: number(Math.round(visits / Math.max(1, items.length))) },
                { label: say.busiest, text: number(busiest) },
              ]
            : []),
        ]}
      />
      {by === 'day' && <Chart title={say.title} timeText={shortDay} valueText={compactText} {...chart} />}
      <ReportTable
        title={say.title}
        file={`audience-${by}-${report.from}-${report.to}`}
        rows={items}
        keyOf={({ key }) => key ?? ''}
        barOf={by === 'day' ? undefined : ({ figures }) => figures.visits / greatest}
        columns={column => [
          { label: words.reports.keys[by], text: keyText },
          column(words.common.visits, ({ figures }) => figures.visits, number),
          column(words.reports.before, ({ before }) => before.visits, number),
          ...(by === 'day' ? [column(say.visitors, ({ figures }) => figures.visitors ?? 0, number)] : []),
        ]}
      />
    </>
  )
}
