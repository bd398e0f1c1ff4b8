import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { z } from 'zod'

/** Most common first, in lower case. The package itself would load dictionaries that are of no use here. */
const list = '@zxcvbn-ts/language-common/src/passwords.json'
const howMany = 10_000

let loading: Promise<ReadonlySet<string>> | undefined

/** However its letters are written: `Password1` is tried as early as `password1`. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= load()
  return (await loading).has(password.normalize('NFKC').toLowerCase())
}

async function load(): Promise<ReadonlySet<string>> {
  const file = createRequire(import.meta.url).resolve(list)
  const all = z.array(z.string()).parse(JSON.parse(await readFile(file, 'utf8')))
  return new Set(all.slice(0, howMany))
}
