import { lazy, Suspense } from 'react'
import styles from './chart.module.css'
import type { SeriesChartProps } from './series-chart.tsx'

const SeriesChart = lazy(async () => ({ default: (await import('./series-chart.tsx')).SeriesChart }))

/** Drawn by a library that comes with the first chart; its place is kept. */
export function Chart(props: SeriesChartProps) {
  return (
    <div className={`${styles.place} panel`}>
      <Suspense>
        <SeriesChart {...props} />
      </Suspense>
    </div>
  )
}
