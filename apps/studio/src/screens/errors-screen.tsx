import { ErrorsReport } from '../features/insight/reports/errors-report.tsx'
import { audienceHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { ScreenHead } from '../platform/screen-head.tsx'

export function ErrorsScreen({ channel, page }: { channel: string; page: number }) {
  const { words } = useI18n()
  const say = words.reports.errors
  return (
    <>
      <ScreenHead
        title={say.title}
        text={say.text}
        back={{ href: audienceHref(channel), label: words.nav.reports }}
      />
      <ErrorsReport channel={channel} page={page} />
    </>
  )
}
