import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type ReadFile = (name: string) => Promise<Buffer | undefined>

export interface FolderOptions {
  dir: string
  /** Where a file may be that is no longer in the folder. */
  readElsewhere?: ReadFile
}

export const nowhere: ReadFile = async () => undefined

export function readFrom({ dir, readElsewhere = nowhere }: FolderOptions): ReadFile {
  return name => readFile(join(dir, name)).catch(() => readElsewhere(name))
}
