import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { copyTemplate, freePort } from './support/demo-server.ts'
import { checkout, hasText, startNpm, withChange } from './support/npm-command.ts'

// What a contributor types, as it is typed.
type Runs = Record<string, { args: string[]; says: RegExp }>

/** Commands run beside the server of `npm run dev`, with their output. DIR is a folder of the test. */
const besideServer: Runs = {
  channel: { args: ['export', 'DIR/exported'], says: /^Exported northern-league/ },
  events: { args: ['list'], says: /northern-league$/m },
  orders: { args: ['list'], says: /active/ },
  media: { args: ['cameras', '1'], says: /^Event 1 has no camera/ },
  operator: { args: ['add', 'commands@demo.example'], says: /^Login: +commands@demo\.example$/m },
  db: { args: ['status'], says: /^PostgreSQL runs in / },
  backup: { args: ['DIR/backup'], says: /^\d+ rows and \d+ files/ },
}

/** What would take minutes runs in its least form. */
const alone: Runs = {
  check: { args: ['biome'], says: /passed {2}biome/ },
  bench: { args: ['no-such'], says: /No bench in bench\/ matches no-such/ },
  build: { args: [], says: /^Everything is built\.$/m },
  payments: { args: ['prove', '--sandbox'], says: /^15 passed, 0 failed/m },
  cluster: { args: ['status'], says: /^No cluster runs in /m },
  films: { args: ['no-such'], says: /There is no film no-such/ },
  'bench:faults': { args: ['no-such'], says: /No bench in bench\/faults\/ matches no-such/ },
}

test.describe.configure({ timeout: 240_000 })

const documents = ['README.md', 'CONTRIBUTING.md', 'docs/operators-guide.md', 'docs/deployment.md']

test('every command that the documents name is run here', { tag: '@once' }, () => {
  const text = documents.map(name => readFileSync(join(checkout, name), 'utf8')).join('\n')
  const typed = [...text.matchAll(/npm (?:run ([a-z:]+)|(start|test(?::[a-z]+)?)\b)/g)]
  const named = new Set(typed.map(([, ofRun, ofNpm]) => ofRun ?? ofNpm ?? ''))
  // `npm test` and its kin run this.
  const run = [
    'start',
    'dev',
    'test',
    'test:all',
    'test:engines',
    'backup',
    'restore',
    ...Object.keys(besideServer),
    ...Object.keys(alone),
  ]
  const scripts: { scripts: object } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'))
  expect([...named].filter(name => !run.includes(name))).toEqual([])
  expect(run.filter(name => !(name in scripts.scripts))).toEqual([])
})

for (const [name, { args, says }] of Object.entries(alone))
  test(`npm run ${name} runs`, { tag: '@once' }, async () => {
    expect(await npm(['run', name, '--', ...args])).toMatch(says)
  })

test('npm start serves the first page and the Studio, and ends with Ctrl-C', { tag: '@once' }, async () => {
  await withCommand(['start'], async ({ url }) => {
    expect(await hasText(url, 'game-hero')).toBe(true)
    expect(await hasText(`${url}/studio`, 'Grandstand Studio')).toBe(true)
  })
})

test('npm run dev draws the first page, and shows a change of a component and of the server', {
  tag: '@once',
}, async ({ page }) => {
  await withCommand(['run', 'dev'], async ({ url, env, dir }) => {
    expect(await hasText(url, 'game-hero')).toBe(true)
    await page.goto(url)
    await expect(page.locator('#splash')).toHaveCount(0)
    await page.evaluate(() => Object.assign(window, { isStill: true }))
    const footer = page.locator('footer[data-changed]')
    await withChange(
      'apps/viewer/src/features/channel/site-footer.tsx',
      ['<footer ', '<footer data-changed="" '],
      async () => {
        await expect(footer).toHaveCount(1)
        expect(await page.evaluate(() => 'isStill' in window)).toBe(true)
        await expect.poll(() => hasText(url, 'data-changed')).toBe(true)
      },
    )
    await expect(footer).toHaveCount(0)

    await page.goto(`${url}/studio`)
    await expect(page.getByLabel('Email')).toBeVisible()
    await withChange(
      'apps/server/src/http/add-studio.ts',
      ['<title>Grandstand Studio', '<title>Grandstand Studio changed'],
      () => expect.poll(() => hasText(`${url}/studio`, 'Studio changed'), { timeout: 60_000 }).toBe(true),
    )

    for (const [name, { args, says }] of Object.entries(besideServer)) {
      const own = args.map(arg => arg.replace('DIR', dir))
      expect(await npm(['run', '--silent', name, '--', ...own], env), name).toMatch(says)
    }
    const elsewhere = { ...env, DATA_DIR: join(dir, 'restored') }
    expect(await npm(['run', '--silent', 'restore', '--', join(dir, 'backup')], elsewhere)).toContain(
      'Restored',
    )
  })
})

interface Running {
  url: string
  dir: string
  env: Record<string, string>
}

/** Runs it on ports and in a folder of its own until it serves, and ends it as Ctrl-C does. */
async function withCommand(args: string[], use: (running: Running) => Promise<void>): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'grandstand-command-'))
  const env = {
    PORT: String(await freePort()),
    RTMP_PORT: '0',
    SANDBOX_PORT: '0',
    DATA_DIR: join(dir, 'data'),
    DEMO_VIDEO: '0',
  }
  await copyTemplate(env.DATA_DIR)
  const command = startNpm(args, env)
  try {
    await expect.poll(command.output, { timeout: 120_000 }).toContain('is ready')
    await use({ url: `http://localhost:${env.PORT}`, dir, env })
  } finally {
    command.interrupt()
    await command.ended
    rmSync(dir, { recursive: true, force: true })
  }
  await expect(fetch(`http://localhost:${env.PORT}`)).rejects.toThrow()
}

async function npm(args: string[], env: Record<string, string> = {}): Promise<string> {
  const command = startNpm(args, env)
  await command.ended
  return command.output()
}
