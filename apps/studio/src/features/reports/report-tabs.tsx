import { LinkTabs } from '@grandstand/ui'
import { useEffect, useRef } from 'react'
import { reportHref } from '../../platform/hrefs.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { useMayCall } from '../../platform/operator.ts'
import { isOfDays, type ReportName, reportCalls, reports } from './reports.ts'

interface ReportTabsProps {
  channel: string
  current: ReportName
  /** Empty: the usual days. */
  days: { from?: string; to?: string }
}

/** More than a phone is wide: the row is scrolled to where one is. */
export function ReportTabs({ channel, current, days }: ReportTabsProps) {
  const { words } = useI18n()
  const mayCall = useMayCall()
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab that is current is found in the page
  useEffect(() => {
    const row = place.current?.querySelector('nav')
    const tab = row?.querySelector('[aria-current]')
    if (!row || !tab) return
    const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
    row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  }, [current])
  return (
    <div ref={place}>
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
    </div>
  )
}
