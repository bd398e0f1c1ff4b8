import type { ContentKind } from '@grandstand/contract/studio-constants'
import { useI18n } from '../../platform/i18n/use-i18n.ts'

/** How the list, the form and its questions call a thing; what says nothing of itself is called by what that means. */
export function useThingName(): (kind: ContentKind, name: string) => string {
  const { words } = useI18n()
  const { options, unnamed, everyGame } = words.content
  const labels: Record<string, string> = options
  return (kind, name) => labels[name] || name || (kind === 'game_prices' ? everyGame : unnamed)
}
