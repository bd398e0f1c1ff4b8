import { choosePreset, isDay, isReportRange, rangeBefore } from '@grandstand/rules'
import type { ReactNode } from 'react'
import { AudienceReport } from '../features/insight/reports/audience-report.tsx'
import { ClipSalesReport } from '../features/insight/reports/clip-sales-report.tsx'
import { ErrorsReport } from '../features/insight/reports/errors-report.tsx'
import { ExpiringReport } from '../features/insight/reports/expiring-report.tsx'
import { FunnelReport } from '../features/insight/reports/funnel-report.tsx'
import { GameReport } from '../features/insight/reports/game-report.tsx'
import { GamesReport } from '../features/insight/reports/games-report.tsx'
import { MeasuresReport } from '../features/insight/reports/measures-report.tsx'
import { RangeForm } from '../features/insight/reports/range-form.tsx'
import { ReportTabs } from '../features/insight/reports/report-tabs.tsx'
import { isOfDays, type ReportName, reports } from '../features/insight/reports/reports.ts'
import { SalesReport } from '../features/insight/reports/sales-report.tsx'
import { SearchesReport } from '../features/insight/reports/searches-report.tsx'
import { useReportWords } from '../features/insight/reports/use-report-words.ts'
import { WatchingReport } from '../features/insight/reports/watching-report.tsx'
import { dayOf } from '../platform/day-field.ts'
import { reportHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { ScreenHead } from '../platform/screen-head.tsx'
import { useGo } from '../platform/use-go.ts'
import styles from './reports-screen.module.css'

interface ReportsScreenProps {
  channel: string
  /** As in the address: an invalid value means the default. */
  report: string
  from: string
  to: string
  by: string
  event: string
  page: number
}

export function ReportsScreen({ channel, report: wanted, by, event, page, ...days }: ReportsScreenProps) {
  const { words, fill, language } = useI18n()
  const { dayText } = useReportWords()
  const go = useGo()
  const say = words.reports
  const report = reports.find(name => name === wanted) ?? 'watching'
  const isRange = isDay(days.from) && isDay(days.to) && isReportRange(days)
  const range = isRange ? days : choosePreset('28_days', dayOf(new Date()))
  const before = rangeBefore(range)
  const asked = { channel, language, ...range }
  if (report === 'games' && event !== '') return <GameReport asked={asked} event={event} />
  const bodies: Record<ReportName, ReactNode> = {
    watching: <WatchingReport asked={asked} />,
    sales: <SalesReport asked={asked} by={by} />,
    audience: <AudienceReport asked={asked} by={by} />,
    funnel: <FunnelReport asked={asked} />,
    games: <GamesReport asked={asked} />,
    clips: <ClipSalesReport asked={asked} />,
    searches: <SearchesReport asked={asked} />,
    expiring: <ExpiringReport asked={asked} />,
    errors: <ErrorsReport channel={channel} page={page} />,
    measures: <MeasuresReport />,
  }
  return (
    <>
      <ScreenHead title={say[report].title} text={say[report].text} />
      <div className={`${styles.parts} stack-5`}>
        <ReportTabs channel={channel} current={report} days={isRange ? range : {}} />
        {isOfDays(report) && (
          <div>
            <RangeForm
              range={range}
              hrefOf={chosen => reportHref(channel, report, { ...chosen, by })}
              onRange={chosen => go(reportHref(channel, report, { ...chosen, by }))}
            />
            <p className={`${styles.before} quiet meta`}>
              {fill(say.beforeRange, { from: dayText(before.from), to: dayText(before.to) })}
            </p>
          </div>
        )}
        {bodies[report]}
      </div>
    </>
  )
}
