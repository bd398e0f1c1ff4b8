/** Position of the middle of the window: 0 is as far left as it can be, 1 as far right. */
export interface FramingPoint {
  /** From the beginning of the video; may lie outside it. */
  seconds: number
  x: number
}

export type VerticalFraming =
  /** A window as high as the picture, moved from point to point. */
  | { kind: 'window'; points: readonly FramingPoint[] }
  /** All of the picture, over its own blur. */
  | { kind: 'whole' }

export interface Size {
  width: number
  height: number
}

/** What phones show in full, and networks take as it is; a small picture is not drawn much larger than it is. */
export function verticalSize(source: Size): Size {
  const scale = Math.min(1, Math.min(source.width, source.height) / 720)
  const even = (length: number) => Math.max(2, Math.round((length * scale) / 2) * 2)
  return { width: even(720), height: even(1280) }
}

const window = (x: string) =>
  `crop=w='min(iw,2*floor(ih*9/32))':h='min(ih,2*floor(iw*8/9))':x='(iw-ow)*(${x})':y='(ih-oh)/2'`
const last = 'setsar=1,format=yuv420p'

export function verticalFilter(framing: VerticalFraming, { width, height }: Size): string {
  const fill = `scale=${width}:${height}`
  if (framing.kind === 'window') return `${window(pathOf(framing.points))},${fill},${last}`
  // A picture of a few dots, drawn large: a blur that costs next to nothing; darker, so that the picture stands out.
  const back = `${window('0.5')},scale=36:64,boxblur=2:1,lutyuv=y=val*0.6,${fill}`
  const front = `${fill}:force_original_aspect_ratio=decrease`
  return `split[a][b];[a]${back}[back];[b]${front}[front];[back][front]overlay=(W-w)/2:(H-h)/2,${last}`
}

/** A sum of steps. Each step runs between its two points; ffmpeg takes fewer than a hundred of them. */
function pathOf(points: readonly FramingPoint[]): string {
  const steps = points.slice(1).flatMap((point, index) => {
    const { seconds, x } = points[index] ?? point
    const length = point.seconds - seconds
    if (length <= 0 || point.x === x) return []
    return [`(${number(point.x - x)})*clip((t-(${number(seconds)}))/${number(length)},0,1)`]
  })
  return [number(points[0]?.x ?? 0.5), ...steps].join('+')
}

const number = (value: number) => value.toFixed(6)
