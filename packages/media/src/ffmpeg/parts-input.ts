import { resolve } from 'node:path'

/** A stretch of a file; it begins at a key frame. */
export interface FilePart {
  fromSeconds: number
  toSeconds: number
}

/** Arguments and standard input with which ffmpeg reads parts of a file, one after the other and unchanged. */
export function partsInput(file: string, parts: readonly FilePart[]): { args: string[]; list: string } {
  // Without `file:`, ffmpeg 5.1 resolves the path against the list's own protocol and looks for `pipe:/…`.
  const name = `file 'file:${resolve(file).replaceAll("'", "'\\''")}'`
  const entries = parts.flatMap(({ fromSeconds, toSeconds }) => [
    name,
    `inpoint ${fromSeconds}`,
    `outpoint ${toSeconds}`,
  ])
  return {
    args: ['-protocol_whitelist', 'file,pipe', '-f', 'concat', '-safe', '0', '-i', 'pipe:0'],
    list: ['ffconcat version 1.0', ...entries, ''].join('\n'),
  }
}
