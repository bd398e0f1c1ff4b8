import { mkdir, rename, symlink } from 'node:fs/promises'
import { dirname, relative } from 'node:path'

/** In the place of a link that may be there; a folder it would not replace. Relative, so that the data folder may be moved. */
export async function linkFolder(target: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const fresh = `${path}.${process.pid}.link`
  await symlink(relative(dirname(path), target), fresh)
  await rename(fresh, path)
}
