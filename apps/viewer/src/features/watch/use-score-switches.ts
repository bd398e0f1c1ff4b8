import { useMemo } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import { useKeptSwitch } from '../../platform/use-kept-switch.ts'

/** What a viewer chooses about scores, among the settings of the player. */
export function useScoreSwitches() {
  const { moments: words } = useWatchWords()
  const [hasBug, setBug] = useKeptSwitch('score_bug', true)
  const [isAloud, setAloud] = useKeptSwitch('score_aloud', false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the setters do the same each time
  const switches = useMemo(
    () => [
      { label: words.bug, isOn: hasBug, onSwitch: setBug },
      { label: words.aloud, isOn: isAloud, onSwitch: setAloud },
    ],
    [words, hasBug, isAloud],
  )
  return { hasBug, isAloud, switches }
}
