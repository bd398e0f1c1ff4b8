import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Backup, backup } from '@grandstand/contract'

/** A file beside each backup says who asked for it and what became of it: a list needs no database, and is there after a restore. */
const noteFile = (dir: string, name: string) => join(dir, `${name}.json`)

export async function listNotes(dir: string): Promise<Backup[]> {
  const names = await readdir(dir).catch(() => [])
  const notes = await Promise.all(
    names.filter(name => name.endsWith('.json')).map(name => findNote(dir, name.slice(0, -'.json'.length))),
  )
  return notes.filter(note => note !== null).toSorted((one, other) => other.name.localeCompare(one.name))
}

export async function findNote(dir: string, name: string): Promise<Backup | null> {
  const text = await readFile(noteFile(dir, name), 'utf8').catch(() => null)
  if (text === null) return null
  try {
    return backup.parse(JSON.parse(text))
  } catch {
    return null
  }
}

export async function writeNote(dir: string, note: Backup): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const file = noteFile(dir, note.name)
  // Under another name first: nobody reads half a file.
  await writeFile(`${file}.part`, JSON.stringify(note, null, 2))
  await rename(`${file}.part`, file)
}

export async function removeNote(dir: string, name: string): Promise<void> {
  await rm(noteFile(dir, name), { force: true })
}
