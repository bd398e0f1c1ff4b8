import type Hls from 'hls.js'
import type { EngineOptions } from './engine.ts'

/** Tells which sizes there are; the returned function chooses one by its height, or lets hls.js choose. */
export function offerQualities(
  HlsClass: typeof Hls,
  hls: Hls,
  dispatch: EngineOptions['dispatch'],
): (height: number | null) => void {
  let chosen: number | null = null
  const chooseLevel = () => {
    hls.nextLevel = chosen === null ? -1 : hls.levels.findIndex(({ height }) => height === chosen)
  }
  hls.on(HlsClass.Events.MANIFEST_PARSED, (_event, { levels }) => {
    dispatch({ type: 'qualities', qualities: levels.length > 1 ? levels.map(({ height }) => height) : [] })
    // After reopening it would choose by itself.
    if (chosen !== null) chooseLevel()
  })
  return height => {
    chosen = height
    chooseLevel()
    dispatch({ type: 'quality', quality: height })
  }
}
