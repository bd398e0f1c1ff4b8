import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { mapStack } from './map-stack.ts'

test('a stack names the original sources of bundled code, and leaves the rest as it is', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'map-stack-'))
  try {
    writeFileSync(join(dir, 'fail.ts'), '\n\nexport function fail(): Error {\n  return new Error("no")\n}\n')
    const outfile = join(dir, 'dist/main.js')
    await build({ entryPoints: [join(dir, 'fail.ts')], outfile, format: 'esm', sourcemap: true })
    const { fail }: { fail: () => Error } = await import(pathToFileURL(outfile).href)
    const stack = mapStack(String(fail().stack))
    expect(stack).toContain(`${join(dir, 'fail.ts')}:4:`)
    expect(stack).not.toContain('main.js')
    expect(stack).toContain('map-stack.test.ts')
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
})
