/** A part of a recording with one configuration, as a file on its own. */
export interface CutPiece {
  file: string
  /** On the time line of the recording, as everything here. */
  fromSeconds: number
  toSeconds: number
}

const output = ['-map_metadata', '-1', '-movflags', '+faststart', '-f', 'mp4']

/**
 * People wait for it, and it is short: speed before size, yet a chat takes it. With more threads than cores, since some of
 * them always wait; with key frames where it can be cut into segments.
 */
export const quickVideo = [
  ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '23', '-profile:v', 'high', '-threads', '6'],
  ...['-force_key_frames', 'expr:gte(t,n_forced*2)'],
]

const seek = ({ fromSeconds }: CutPiece) => ['-seek_timestamp', '1', '-ss', fromSeconds.toFixed(6)]
const lengthOf = ({ fromSeconds, toSeconds }: CutPiece) => (toSeconds - fromSeconds).toFixed(6)

/** As it is, from the key frame before on; `trimEdits` tells players what to leave out. */
export function copyArguments(piece: CutPiece, input: (file: string) => string[], target: string): string[] {
  return [
    ...[...seek(piece), ...input(piece.file), '-t', lengthOf(piece)],
    ...['-map', '0', '-c', 'copy', ...output, `file:${target}`],
  ]
}

export interface Encoding {
  /** Of the first piece; those of another size are fitted into it. */
  size: { width: number; height: number }
  /** Every piece has some. */
  hasSound: boolean
}

/** Decoded and encoded: nothing but the cut is inside. */
export function encodeArguments(
  pieces: readonly CutPiece[],
  input: (file: string) => string[],
  { size: { width, height }, hasSound }: Encoding,
  target: string,
): string[] {
  // One piece has one size: what would not change it costs time all the same.
  const isFitted = pieces.length > 1
  const fit = [
    ...(isFitted ? [`scale=${width}:${height}:force_original_aspect_ratio=decrease`] : []),
    ...(isFitted ? [`pad=${width}:${height}:-1:-1`] : []),
    ...['setsar=1', 'format=yuv420p'],
  ].join(',')
  // The option `-t` would count from the first picture, which need not be at the very beginning.
  const chains = pieces.flatMap((piece, index) => [
    `[${index}:v:0]trim=end=${lengthOf(piece)},${fit}[v${index}]`,
    ...(hasSound ? [`[${index}:a:0]atrim=end=${lengthOf(piece)},aresample=48000:async=1[a${index}]`] : []),
  ])
  const joined = pieces.map((_, index) => `[v${index}]${hasSound ? `[a${index}]` : ''}`).join('')
  const concat = `${joined}concat=n=${pieces.length}:v=1:a=${hasSound ? 1 : 0}[v]${hasSound ? '[a]' : ''}`
  return [
    ...pieces.flatMap(piece => [...seek(piece), ...input(piece.file)]),
    ...['-filter_complex', [...chains, concat].join(';'), '-map', '[v]'],
    ...(hasSound ? ['-map', '[a]', '-c:a', 'aac', '-b:a', '128k', '-ac', '2'] : []),
    ...[...quickVideo, '-fps_mode', 'vfr', ...output, `file:${target}`],
  ]
}
