import type { Engine, EngineOptions } from './engine.ts'
import { loadHls } from './load-hls.ts'
import { openHls } from './open-hls.ts'
import { openNative } from './open-native.ts'

const nothing: Engine = {
  setAddress() {},
  goLive() {},
  dateMs: () => null,
  delaySeconds: () => null,
  fragments: () => [],
  setQuality() {},
  close() {},
}
const playlistType = 'application/vnd.apple.mpegurl'

/** hls.js wherever it runs: a browser's own HLS begins a live stream at kick-off. Elsewhere the browser's own. */
export async function openEngine(options: EngineOptions): Promise<Engine> {
  const HlsClass = await loadHls()
  if (!options.isWanted()) return nothing
  if (HlsClass.isSupported()) return openHls(HlsClass, options)
  if (options.video.canPlayType(playlistType) !== '') return openNative(options)
  options.dispatch({ type: 'failed', problem: { kind: 'broken' } })
  return nothing
}
