import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { layout } from './layout.ts'
import { findLastSocketDir } from './postmaster.ts'

/** A unix socket's whole path has at most 103 bytes on macOS, 107 on Linux; PostgreSQL adds `/.s.PGSQL.5432`. */
const maxBytes = 88
/** The setting is a list with commas and quotes. */
const plainPath = /^[\w/.@+-]+$/
const temporaryPrefix = path.join(tmpdir(), 'grandstand-pg-')

export function createSocketDir(dir: string): string {
  removeTemporary(findLastSocketDir(dir))
  const own = layout.socketDir(dir)
  if (Buffer.byteLength(own) > maxBytes || !plainPath.test(own)) return mkdtempSync(temporaryPrefix)
  mkdirSync(own, { recursive: true })
  chmodSync(own, 0o700)
  return own
}

export function removeTemporary(socketDir: string | null): void {
  if (socketDir?.startsWith(temporaryPrefix)) rmSync(socketDir, { recursive: true, force: true })
}
