import type { GameReport } from '@grandstand/contract'
import { useMemo } from 'react'
import { toSeconds } from '../../../platform/figures/column.ts'
import { ReportTable } from '../../../platform/figures/report-table.tsx'
import { useReportWords } from '../../../platform/figures/use-report-words.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Chart } from './chart.tsx'
import { Figures } from './figures.tsx'
import styles from './game-quality.module.css'
import { useMeasureWords } from './use-measure-words.ts'

interface GameQualityProps {
  report: GameReport
  time: (at: string | number) => string
}

/** How well it came: how viewings began and broke, and in which sizes they were watched. */
export function GameQuality({ report, time }: GameQualityProps) {
  const { words, number } = useI18n()
  const { hoursText, percent, percentText, secondsText, scoreText, shareOf } = useReportWords()
  const measure = useMeasureWords()
  const say = words.reports.games
  const { minutes, marks, sizes, event_id, attempts, playing_ms } = report
  const chart = useMemo(
    () => ({
      times: minutes.map(({ at }) => Date.parse(at)),
      series: [
        {
          label: say.rebuffer,
          values: minutes.map(minute => (minute.rebuffer_share ?? 0) * 100),
        },
      ] as const,
      marks: marks.map(({ at }) => Date.parse(at)),
    }),
    [minutes, marks, say],
  )
  const sized = sizes.reduce((sum, size) => sum + size.playing_ms, 0)
  return (
    <section className={`${styles.quality} stack-5`} aria-label={say.quality}>
      <h2>{say.quality}</h2>
      <Figures
        figures={[
          { ...measure('attempts'), text: number(attempts) },
          { ...measure('startup_time'), text: secondsText(report.startup_ms) },
          { ...measure('startup_score'), text: scoreText(report.startup_score) },
          { ...measure('smoothness'), text: percent(report.smoothness) },
          { ...measure('exits_before_start'), text: shareOf(report.exits, attempts) },
          { ...measure('technical_failures'), text: shareOf(report.technical_failures, attempts) },
          { ...measure('business_failures'), text: shareOf(report.business_failures, attempts) },
          { ...measure('live_delay'), text: secondsText(report.delay_ms) },
        ]}
      />
      {playing_ms > 0 && minutes.length > 1 && (
        <Chart title={say.rebuffer} timeText={time} valueText={percentText} {...chart} />
      )}
      {sizes.length > 0 && (
        <ReportTable
          title={measure('time_per_size').label}
          file={`game-${event_id}-sizes`}
          rows={sizes}
          keyOf={({ height }) => String(height)}
          barOf={size => size.playing_ms / sized}
          columns={() => [
            {
              ...measure('time_per_size'),
              text: ({ height }) => `${height}p`,
              value: ({ height }) => height,
            },
            {
              label: words.common.watched,
              text: size => hoursText(size.playing_ms),
              value: size => size.playing_ms / 3_600_000,
            },
            {
              label: say.share,
              text: size => percent(size.playing_ms / sized),
              value: size => size.playing_ms / sized,
            },
          ]}
        />
      )}
      <ReportTable
        title={say.starts}
        file={`game-${event_id}-starts`}
        rows={minutes.filter(
          minute => minute.attempts + minute.technical_failures + minute.business_failures > 0,
        )}
        keyOf={({ at }) => at}
        columns={column => [
          column(say.minute, ({ at }) => at, time),
          {
            ...measure('attempts'),
            text: minute => number(minute.attempts),
            value: minute => minute.attempts,
          },
          column(measure('plays'), ({ plays }) => plays, number),
          column(measure('startup_time'), ({ startup_ms }) => startup_ms, secondsText, toSeconds),
          column(measure('startup_score'), ({ startup_score }) => startup_score, scoreText),
          column(measure('exits_before_start'), ({ exits }) => exits, number),
          column(measure('technical_failures'), ({ technical_failures }) => technical_failures, number),
          column(measure('business_failures'), ({ business_failures }) => business_failures, number),
        ]}
      />
    </section>
  )
}
