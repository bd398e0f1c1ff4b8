import type { Event } from '@grandstand/contract'
import { eventTitle } from '@grandstand/rules'
import { useWatchWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { useStageState } from '../../platform/stages/stage-context.ts'
import { refusalText } from './refusal-text.ts'

/** A picture that plays on in a corner goes when it is refused, and its screen is not there to say why: this does. */
export function useFloatingRefusal(event: Event): (code: string) => void {
  const { toasts } = useApp()
  const { fill } = useI18n()
  const { gate, small } = useWatchWords()
  const { isSmall } = useStageState()
  return code => {
    if (!isSmall) return
    toasts.show({
      key: `refused-${event.id}`,
      kind: 'info',
      text: () => fill(small.refused, { game: eventTitle(event), reason: refusalText(code, gate) }),
      action: { href: `/watch/${event.id}`, label: () => fill(small.back, { game: eventTitle(event) }) },
    })
  }
}
