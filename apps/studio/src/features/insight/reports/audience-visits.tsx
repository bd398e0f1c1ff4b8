import type { AudienceReport as Report } from '@grandstand/contract'
import { type AudienceKey, audienceKeys } from '@grandstand/contract/studio-constants'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { ReportTable } from '../../../platform/figures/report-table.tsx'
import { useKeyText } from '../../../platform/figures/use-key-text.ts'
import { useReportWords } from '../../../platform/figures/use-report-words.ts'
import { audienceHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './audience.module.css'
import { AudiencePart } from './audience-part.tsx'
import { Chart } from './chart.tsx'
import { type AskedReport, audienceQuery } from './report-queries.ts'
import { SplitTabs } from './split-tabs.tsx'

/** Visits by day as a chart, and split by what is chosen as a table. */
export function AudienceVisits({ asked, by: wanted }: { asked: AskedReport; by: string }) {
  const { words } = useI18n()
  const by = audienceKeys.find(key => key === wanted) ?? 'day'
  const query = useQuery(audienceQuery(useClient(), asked, by))
  const { channel, from, to } = asked
  return (
    <AudiencePart
      title={words.common.visits}
      query={query}
      isEmpty={({ visits, visits_before }) => visits + visits_before === 0}
      empty={words.reports.audience.none}
    >
      {report => (
        <>
          <h2 className={styles.title}>{words.common.visits}</h2>
          {by === 'day' && <VisitChart report={report} />}
          <SplitTabs
            keys={audienceKeys}
            current={by}
            hrefOf={key => audienceHref(channel, { from, to, by: key })}
          />
          <VisitTable report={report} by={by} />
        </>
      )}
    </AudiencePart>
  )
}

function VisitChart({ report: { items } }: { report: Report }) {
  const { words } = useI18n()
  const { shortDay, compactText } = useReportWords()
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
  return <Chart title={words.common.visits} timeText={shortDay} valueText={compactText} {...chart} />
}

function VisitTable({ report: { items, from, to }, by }: { report: Report; by: AudienceKey }) {
  const { words, number } = useI18n()
  const say = words.reports
  const keyText = useKeyText(by)
  const greatest = Math.max(1, ...items.map(({ figures }) => figures.visits))
  return (
    <ReportTable
      isTitled
      first={7}
      title={`${words.common.visits} · ${say.keys[by]}`}
      file={`audience-${by}-${from}-${to}`}
      rows={by === 'day' ? items.toReversed() : items}
      keyOf={({ key }) => key ?? ''}
      barOf={({ figures }) => figures.visits / greatest}
      columns={column => [
        { label: say.keys[by], text: keyText },
        column(
          { label: words.common.visits, says: say.defined.visits },
          ({ figures }) => figures.visits,
          number,
        ),
        column({ label: say.before, says: say.defined.before }, ({ before }) => before.visits, number),
        ...(by === 'day'
          ? [
              column(
                { label: say.audience.visitors, says: say.defined.visitors },
                ({ figures }) => figures.visitors ?? 0,
                number,
              ),
            ]
          : []),
      ]}
    />
  )
}
