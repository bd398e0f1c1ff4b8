import { choosePreset, isDay, isReportRange, rangeBefore } from '@grandstand/rules'
import type { ReactNode } from 'react'
import { ExpiringReport } from '../features/insight/reports/expiring-report.tsx'
import { RangeForm } from '../features/insight/reports/range-form.tsx'
import { ReportTabs } from '../features/insight/reports/report-tabs.tsx'
import { isOfDays, type ReportName, reports } from '../features/insight/reports/reports.ts'
import { SalesReport } from '../features/insight/reports/sales-report.tsx'
import { useReportWords } from '../features/insight/reports/use-report-words.ts'
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
}

export function ReportsScreen({ channel, report: wanted, by, ...days }: ReportsScreenProps) {
  const { words, fill, language } = useI18n()
  const { dayText } = useReportWords()
  const go = useGo()
  const say = words.reports
  const report = reports.find(name => name === wanted) ?? 'sales'
  const isRange = isDay(days.from) && isDay(days.to) && isReportRange(days)
  const range = isRange ? days : choosePreset('28_days', dayOf(new Date()))
  const before = rangeBefore(range)
  const asked = { channel, language, ...range }
  const bodies: Record<ReportName, ReactNode> = {
    sales: <SalesReport asked={asked} by={by} />,
    expiring: <ExpiringReport asked={asked} />,
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
