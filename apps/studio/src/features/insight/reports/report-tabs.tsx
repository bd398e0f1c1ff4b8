import { LinkTabs } from '@grandstand/ui'
import { reportHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useMayCall } from '../../../platform/operator.ts'
import { isOfDays, type ReportName, reportCalls, reports } from './reports.ts'

interface ReportTabsProps {
  channel: string
  current: ReportName
  /** Empty: the usual days. */
  days: { from?: string; to?: string }
}

export function ReportTabs({ channel, current, days }: ReportTabsProps) {
  const { words } = useI18n()
  const mayCall = useMayCall()
  return (
    <LinkTabs
      label={words.reports.title}
      tabs={reports
        .filter(name => mayCall(reportCalls[name]))
        .map(name => ({
          href: reportHref(channel, name, isOfDays(name) ? days : {}),
          label: words.reports.tabs[name],
          current: name === current,
        }))}
    />
  )
}
