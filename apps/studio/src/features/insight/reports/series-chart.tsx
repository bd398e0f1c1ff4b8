import { useEffect, useRef, useState } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './chart.module.css'

const height = 240

export interface Series {
  label: string
  values: readonly (number | null)[]
}

export interface SeriesChartProps {
  title: string
  /** In milliseconds, growing. */
  times: readonly number[]
  /** What it is about, and what that is compared with. */
  series: readonly [Series] | readonly [Series, Series]
  timeText: (ms: number) => string
  valueText: (value: number) => string
  /** Moments to be marked, in milliseconds. */
  marks?: readonly number[]
}

/** Lines over time. Who cannot see it reads the table beside it. */
export function SeriesChart({ title, times, series, timeText, valueText, marks = [] }: SeriesChartProps) {
  const { words, fill } = useI18n()
  const holder = useRef<HTMLDivElement>(null)
  const legend = useRef<HTMLParagraphElement>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  useEffect(() => {
    const element = holder.current
    if (!element) return
    const swatches = [...(legend.current?.querySelectorAll(`.${styles.swatch}`) ?? [])]
    const [color = '', otherColor = ''] = swatches.map(swatch => getComputedStyle(swatch).color)
    const text = getComputedStyle(element).color
    const grid = { stroke: `color-mix(in srgb, ${text} 15%, transparent)`, width: 1 }
    const font = `12px ${getComputedStyle(element).fontFamily}`
    const plot = new uPlot(
      {
        width: element.clientWidth,
        height,
        legend: { show: false },
        cursor: { y: false, drag: { x: false, y: false } },
        scales: { x: { time: false }, y: { range: (_, __, max) => [0, Math.max(max, 1) * 1.1] } },
        axes: [
          {
            stroke: text,
            grid: { show: false },
            ticks: grid,
            font,
            space: 72,
            values: (_, splits) => splits.map(timeText),
          },
          {
            stroke: text,
            grid,
            ticks: { show: false },
            font,
            size: 64,
            // There is no half a viewer, nor half a cent.
            values: (_, splits) => splits.map(value => (Number.isInteger(value) ? valueText(value) : '')),
          },
        ],
        series: [
          {},
          {
            stroke: color,
            width: 2,
            fill: `color-mix(in srgb, ${color} 15%, transparent)`,
            points: { show: times.length < 3 },
          },
          { stroke: otherColor, width: 2, dash: [6, 4], points: { show: false } },
        ].slice(0, series.length + 1),
        hooks: {
          setCursor: [({ cursor }) => setPointed(cursor.idx ?? null)],
          draw: [
            ({ ctx, bbox, valToPos }) => {
              ctx.save()
              ctx.strokeStyle = text
              ctx.setLineDash([2, 4])
              for (const mark of marks) {
                const x = Math.round(valToPos(mark, 'x', true))
                if (x < bbox.left || x > bbox.left + bbox.width) continue
                ctx.beginPath()
                ctx.moveTo(x, bbox.top)
                ctx.lineTo(x, bbox.top + bbox.height)
                ctx.stroke()
              }
              ctx.restore()
            },
          ],
        },
      },
      [[...times], ...series.map(({ values }) => [...values])],
      element,
    )
    const observer = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }))
    observer.observe(element)
    return () => {
      observer.disconnect()
      plot.destroy()
    }
  }, [times, series, timeText, valueText, marks])
  const at = pointed === null ? undefined : times[pointed]
  return (
    <figure role="img" aria-label={fill(words.reports.chartLabel, { title })}>
      <p ref={legend} className={`${styles.legend} quiet meta`} aria-hidden>
        {series.map(({ label }, index) => (
          <span key={label} className={styles.entry}>
            <span className={index === 0 ? styles.swatch : `${styles.swatch} ${styles.other}`} />
            {label}
          </span>
        ))}
        {at !== undefined && pointed !== null && (
          <span className={styles.readout}>
            {timeText(at)}: {series.map(({ values }) => valueText(values[pointed] ?? 0)).join(' / ')}
          </span>
        )}
      </p>
      <div ref={holder} className={styles.canvas} />
    </figure>
  )
}
