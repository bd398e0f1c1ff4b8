import { Skeleton } from '@grandstand/ui'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import figures from './tonight-figures.module.css'
import styles from './tonight-skeleton.module.css'

const tiles = 6

/** The evening before it is known: figures as dashes, tiles as boxes of their size. */
export function TonightSkeleton() {
  const { words } = useI18n()
  const say = words.tonight.figures
  return (
    <div aria-hidden="true">
      <dl className={figures.figures}>
        {[say.money, say.watching, words.events.statuses.live].map(label => (
          <div key={label} className={figures.figure}>
            <dt className="quiet meta">{label}</dt>
            <dd className={figures.value}>–</dd>
          </div>
        ))}
      </dl>
      <div className={styles.tiles}>
        {Array.from({ length: tiles }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes are all alike
          <div key={at} className={styles.tile}>
            <Skeleton shape="card" />
            <Skeleton shape="text" count={3} />
          </div>
        ))}
      </div>
    </div>
  )
}
