/** Tiles in a row, and rows in a picture. */
export const tilesAcross = 10

/** As many as a seek bar can tell apart; always a multiple of the key frame interval. */
export function chooseInterval(durationSeconds: number): number {
  if (durationSeconds <= 200) return 2
  if (durationSeconds <= 1800) return 6
  return 10
}

/** WebVTT, as players expect storyboards: each cue names a region of an image. */
export function storyboardVtt(board: {
  durationSeconds: number
  everySeconds: number
  tileWidth: number
  tileHeight: number
}): string {
  const { durationSeconds, everySeconds, tileWidth, tileHeight } = board
  const count = Math.max(1, Math.ceil(durationSeconds / everySeconds - 0.01))
  const cues = Array.from({ length: count }, (_, index) => {
    const tile = index % tilesAcross ** 2
    const x = (tile % tilesAcross) * tileWidth
    const y = Math.floor(tile / tilesAcross) * tileHeight
    const end = Math.min((index + 1) * everySeconds, durationSeconds)
    const file = `storyboard-${Math.floor(index / tilesAcross ** 2)}.jpg`
    return `${clock(index * everySeconds)} --> ${clock(end)}\n${file}#xywh=${x},${y},${tileWidth},${tileHeight}\n`
  })
  return ['WEBVTT\n', ...cues].join('\n')
}

function clock(seconds: number): string {
  const ms = Math.round(seconds * 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const time = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60]
  return `${time.map(two).join(':')}.${String(ms % 1000).padStart(3, '0')}`
}
