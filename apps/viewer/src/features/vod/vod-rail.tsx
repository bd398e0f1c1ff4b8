import type { VodMediaItem } from '@grandstand/contract'
import { CardGrid, Rail, RailCard } from '@grandstand/ui'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { VodCard } from './vod-card.tsx'

/** How long a rail of the library rests before it moves on. */
const railScrollMs = 5000

export function VodRail({ title, items }: { title: string; items: readonly VodMediaItem[] }) {
  const { words } = useI18n()
  return (
    <Rail title={title} words={words.rail} autoScrollMs={railScrollMs}>
      {items.map(item => (
        <RailCard key={item.id}>
          <VodCard item={item} />
        </RailCard>
      ))}
    </Rail>
  )
}

export function VodGrid({ items }: { items: readonly VodMediaItem[] }) {
  return (
    <CardGrid>
      {items.map(item => (
        <li key={item.id}>
          <VodCard item={item} />
        </li>
      ))}
    </CardGrid>
  )
}
