import { type FileHandle, open } from 'node:fs/promises'
import type { GuardUser } from './find-guard.ts'

/** Files of this machine that the arguments name as `file:…`. */
export interface NamedFiles {
  read?: string | readonly string[]
  write?: string
}

export interface Handed {
  args: string[]
  /** From number 3 on. */
  fds: number[]
  takeBack(): Promise<void>
}

/**
 * A process of another user may not enter our folders. It gets the files opened, and its arguments name them by the paths
 * where it finds them. It opens them again, so it needs permission.
 */
export async function handFiles(
  args: readonly string[],
  { read, write }: NamedFiles,
  { uid, gid }: GuardUser,
): Promise<Handed> {
  const handles: FileHandle[] = []
  const names = new Map<string, string>()
  const hand = (path: string, handle: FileHandle) => {
    names.set(`file:${path}`, `file:/proc/self/fd/${3 + handles.length}`)
    handles.push(handle)
    return handle
  }
  const close = () => Promise.all(handles.map(handle => handle.close()))
  try {
    for (const path of [read ?? []].flat()) await letRead(hand(path, await open(path)))
    const written = write === undefined ? null : hand(write, await open(write, 'w'))
    const own = await written?.stat()
    await written?.chown(uid, gid)
    return {
      args: args.map(arg => names.get(arg) ?? arg),
      fds: handles.map(({ fd }) => fd),
      async takeBack() {
        if (own) await written?.chown(own.uid, own.gid)
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function letRead(handle: FileHandle): Promise<void> {
  const { mode } = await handle.stat()
  const everybody = 0o004
  if ((mode & everybody) === 0) await handle.chmod((mode & 0o777) | everybody)
}
