import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { findInPath } from './find-in-path.ts'
import { runTool, toolPath } from './run-tool.ts'

/** The shell without windows first: opening a page takes it three quarters of the work, a new profile a fifth. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const installTimeoutMs = 300_000

/** The path of a Chromium that runs; one is installed when there is none. */
export async function findChromium(): Promise<string | null> {
  return (
    findConfigured() ??
    findInPath(names, runs) ??
    (await findPlaywrights()) ??
    (await installPlaywrights()) ??
    (await installFromDebian())
  )
}

function findConfigured(): string | null {
  return process.env.CHROMIUM_PATH && runs(process.env.CHROMIUM_PATH) ? process.env.CHROMIUM_PATH : null
}

async function findPlaywrights(): Promise<string | null> {
  const { chromium } = await import('@playwright/test')
  const installed = chromium.executablePath()
  return runs(installed) ? installed : null
}

async function installPlaywrights(): Promise<string | null> {
  console.log('No Chromium found: downloading one with Playwright, which takes up to five minutes.')
  await runTool(toolPath('playwright'), ['install', 'chromium'], { timeoutMs: installTimeoutMs })
  return findPlaywrights()
}

async function installFromDebian(): Promise<string | null> {
  if (process.getuid?.() !== 0 || !isDebian()) return null
  console.log("Installing the system's Chromium with apt-get.")
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runTool('apt-get', ['update'], { env, timeoutMs: installTimeoutMs })
  // Releases before Debian 12 have no shell of its own.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await runTool('apt-get', ['install', '--yes', name], { env, timeoutMs: installTimeoutMs })
    const found = findInPath(names, runs)
    if (found) return found
  }
  return null
}

function isDebian(): boolean {
  const release = '/etc/os-release'
  return existsSync(release) && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync(release, 'utf8'))
}

/** Some systems have a `chromium` that only tells how to install it. */
function runs(file: string): boolean {
  return existsSync(file) && spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0
}
