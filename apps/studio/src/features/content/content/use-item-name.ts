import type { ContentKind } from '@grandstand/contract/studio-constants'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

/** An item's name in the list, the form and its questions; an empty name is replaced by its meaning. */
export function useItemName(): (kind: ContentKind, name: string) => string {
  const { words } = useI18n()
  const { options, unnamed, everyGame } = words.content
  const labels: Record<string, string> = options
  return (kind, name) => labels[name] || name || (kind === 'game_prices' ? everyGame : unnamed)
}
