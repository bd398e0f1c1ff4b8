import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DemoServer, startDemoServer } from './support/demo-server.ts'

/** One demo server for all specs; those that break things start their own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startDemoServer()
  await applyLightChannel(server)
  process.env.E2E_URL = server.url
  process.env.E2E_DATA_DIR = server.dataDir
  return server.stop
}

/** A second channel on a host name of its own: the same league in a light palette. */
async function applyLightChannel(server: DemoServer): Promise<void> {
  const parent = await mkdtemp(join(tmpdir(), 'grandstand-light-'))
  const dir = join(parent, 'light')
  await cp('channels/demo', dir, { recursive: true })
  const file = join(dir, 'channel.yaml')
  const light = {
    'header-background': '#ffffff',
    'header-text': '#111827',
    'body-background': '#ffffff',
    'body-text': '#111827',
    'footer-background': '#f3f4f6',
    'footer-text': '#1f2937',
    primary: '#fde047',
    live: '#c8102e',
  }
  let yaml = await readFile(file, 'utf8')
  yaml = yaml.replace(/^channel_key: .*$/m, 'channel_key: light-league')
  yaml = yaml.replace(/^hosts:.*(\n(?: {2}|-).*)*/m, 'hosts: [light.localhost]')
  for (const [name, color] of Object.entries(light)) {
    yaml = yaml.replace(new RegExp(`^(\\s+${name}: ).*$`, 'm'), `$1'${color}'`)
  }
  await writeFile(file, yaml)
  await server.channel('apply', dir)
  await rm(parent, { recursive: true })
}
