import type { VodMediaItem } from '@grandstand/contract'
import { CardGrid, Rail, RailCard } from '@grandstand/ui'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { LibraryCard } from './library-card.tsx'

/** How long a rail of the library rests before it moves on. */
const railScrollMs = 5000

export function LibraryRail({ title, items }: { title: string; items: readonly VodMediaItem[] }) {
  const { words } = useI18n()
  return (
    <Rail title={title} words={words.rail} autoScrollMs={railScrollMs}>
      {items.map(item => (
        <RailCard key={item.id}>
          <LibraryCard item={item} />
        </RailCard>
      ))}
    </Rail>
  )
}

export function LibraryGrid({ items }: { items: readonly VodMediaItem[] }) {
  return (
    <CardGrid>
      {items.map(item => (
        <li key={item.id}>
          <LibraryCard item={item} />
        </li>
      ))}
    </CardGrid>
  )
}
