import { resolve } from 'node:path'

/** A stretch of a file; it begins at a key frame. */
export interface FilePart {
  fromSeconds: number
  toSeconds: number
}

/** Reads parts of a file one after the other, as they are: what ffmpeg gets as arguments, and on its standard input. */
export function partsInput(file: string, parts: readonly FilePart[]): { args: string[]; list: string } {
  // With the protocol: some builds look for a plain path by the protocol that the list itself came by, which is a pipe.
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
