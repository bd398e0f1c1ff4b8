import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { rangeBefore } from '@grandstand/rules'
import styles from '../features/insight/reports/audience.module.css'
import { AudienceClips } from '../features/insight/reports/audience-clips.tsx'
import { AudienceFigures } from '../features/insight/reports/audience-figures.tsx'
import { AudienceFunnel } from '../features/insight/reports/audience-funnel.tsx'
import { AudienceGames } from '../features/insight/reports/audience-games.tsx'
import { AudienceSearches } from '../features/insight/reports/audience-searches.tsx'
import { AudienceSponsors } from '../features/insight/reports/audience-sponsors.tsx'
import { AudienceVisits } from '../features/insight/reports/audience-visits.tsx'
import { DaysChoice } from '../platform/days/days-choice.tsx'
import { useDays } from '../platform/days/use-days.ts'
import { useReportWords } from '../platform/figures/use-report-words.ts'
import { audienceHref, errorsHref, moneyHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { May } from '../platform/may.tsx'
import { OnlyFor } from '../platform/only-for.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'

interface AudienceScreenProps {
  channel: string
  /** As in the address: an invalid value means the default. */
  from: string
  to: string
  by: string
}

/** Who came, what they watched and how well it played, in the days that are chosen. */
export function AudienceScreen({ channel, by, ...days }: AudienceScreenProps) {
  const { words, fill, language } = useI18n()
  const { dayText } = useReportWords()
  const range = useDays(days)
  const before = rangeBefore(range)
  const asked = { channel, language, ...range }
  const compared = { from: dayText(before.from), to: dayText(before.to) }
  return (
    <>
      <ScreenHead title={words.nav.reports} text={fill(words.reports.beforeRange, compared)}>
        <DaysChoice days={range} hrefOf={chosen => audienceHref(channel, { ...chosen, by })} />
      </ScreenHead>
      <div className={`${styles.page} stack-6`}>
        <AudienceFigures asked={asked} />
        <AudienceGames asked={asked} />
        <OnlyFor call={studioWireCalls.getAudienceReport} what={words.reports.audience.restricted}>
          <div className={styles.pair}>
            <AudienceFunnel asked={asked} />
            <AudienceClips asked={asked} />
          </div>
          <AudienceVisits asked={asked} by={by} />
          <AudienceSponsors asked={asked} />
          <AudienceSearches asked={asked} />
        </OnlyFor>
        <May call={studioWireCalls.listErrorGroups}>
          <p className={styles.foot}>
            <a href={errorsHref(channel)}>{words.reports.errors.title}</a>
          </p>
        </May>
        <May call={studioWireCalls.getSalesReport}>
          <p>
            <a href={moneyHref(channel)}>{words.reports.sales.title}</a>
          </p>
        </May>
      </div>
    </>
  )
}
